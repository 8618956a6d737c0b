// @ts-check

/** A page is not as a step expects it: it goes out as Next made it. */
class UnexpectedPage extends Error {}

module.exports = { UnexpectedPage }
