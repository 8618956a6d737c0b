// @ts-check

/**
 * Runs in the page, as it stands here. Makes the later links into sheets that are off, which React
 * finds and no browser fetches. A form that is sent brings another page in place of this one: then
 * they come, and are switched on once each is there or has failed. One alone would win over rules of
 * the others that are still to come.
 */
function loadOnSubmit() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const sheets = document.querySelectorAll('link[rel=later]')
  for (const sheet of sheets) {
    sheet.disabled = true
    sheet.rel = 'stylesheet'
  }
  let missing = sheets.length
  const settle = () => {
    missing -= 1
    if (missing === 0) for (const sheet of sheets) sheet.media = 'all'
  }
  const load = () => {
    for (const sheet of sheets) {
      // A browser may have fetched it all the same: then no event comes.
      if (sheet.sheet) settle()
      else for (const end of ['load', 'error']) sheet.addEventListener(end, settle, { once: true })
      sheet.disabled = false
    }
  }
  addEventListener('submit', load, { once: true })
}

module.exports = { loadOnSubmit }
