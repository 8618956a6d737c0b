/**
 * Loads the scripts that its own element names after the first paint. By then the browser has asked for
 * the fonts and pictures in view: the scripts have many times their bytes, and a server sends most of
 * what it was asked for first before anything else.
 *
 * React adds links to style sheets that it does not find. It finds these, and browsers do not fetch
 * them, because they are disabled.
 */
export function loadScripts() {
  const { files = '', sheets = '' } = document.currentScript?.dataset ?? {}
  const folder = '/_next/static/chunks/'
  for (const sheet of sheets.split(' ')) {
    const link = document.createElement('link')
    link.disabled = true
    link.dataset.precedence = 'next'
    link.rel = 'stylesheet'
    link.setAttribute('href', folder + sheet)
    document.head.append(link)
  }
  const waiting = files.split(' ')
  const load = () => {
    for (const file of waiting.splice(0)) {
      const script = document.createElement('script')
      script.async = true
      script.setAttribute('src', folder + file)
      document.body.append(script)
    }
  }
  // A frame may have been painted before all of the page was there: pictures in view wait for the next.
  const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
  afterFrame(() => new PerformanceObserver(load).observe({ type: 'paint', buffered: true }))
  // A Firefox that resists fingerprinting tells no paint.
  addEventListener('load', () => afterFrame(load))
}
