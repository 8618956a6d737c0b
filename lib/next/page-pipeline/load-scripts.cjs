// @ts-check

/**
 * Runs in the page, as it stands here, and asks for the scripts that its own element names. Over
 * HTTP/1.1 no server knows that the first picture is wanted before them: they wait for it, or for
 * the first press.
 */
function loadScripts() {
  const files = document.currentScript?.dataset.files?.split(' ') ?? []
  const load = () => {
    for (const file of files.splice(0)) {
      const script = document.createElement('script')
      script.async = true
      script.setAttribute('src', file)
      document.body.append(script)
    }
  }
  /** @type {HTMLImageElement | null} */
  const picture = document.querySelector('img[fetchpriority=high]')
  const [visit = {}] = performance.getEntriesByType('navigation')
  const shared = 'nextHopProtocol' in visit && visit.nextHopProtocol === 'http/1.1'
  if (!shared || !picture || picture.complete) return load()
  for (const end of ['load', 'error']) picture.addEventListener(end, load)
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, load)
}

module.exports = { loadScripts }
