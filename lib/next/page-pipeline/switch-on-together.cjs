// @ts-check

/**
 * Runs in the page, as it stands here. Switches the late sheets on once each is there or has
 * failed: one alone would win over rules of the others that are still to come.
 */
function switchOnTogether() {
  const sheets = document.querySelectorAll('link[media="not all"]')
  let missing = sheets.length
  const settle = () => {
    missing -= 1
    if (missing === 0) for (const sheet of sheets) sheet.setAttribute('media', 'all')
  }
  for (const sheet of sheets) {
    sheet.addEventListener('load', settle, { once: true })
    sheet.addEventListener('error', settle, { once: true })
  }
}

module.exports = { switchOnTogether }
