/** What a person reads whose form is refused: a sentence that says what to do. */
const sentences: Record<number, string> = {
  400: 'The form did not arrive complete. Please go back, check your connection and send it again.',
  403: 'This form was sent from another website. Please open the page here and send it again.',
  405: 'This page has no form. Please open the page with the form and send it from there.',
  413: 'That is more than this form can take. Please go back, shorten your text and send it again.',
  415: 'Only the forms of this website can be sent here. Please open the page and use its form.',
}

/** A request that goes no further. */
export class HttpError extends Error {
  /**
   * @param status of the response
   * @param reason for the log: without anything that was sent
   */
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(reason)
  }

  /** For the visitor who sent a form. */
  get sentence(): string {
    return sentences[this.status] ?? ''
  }
}
