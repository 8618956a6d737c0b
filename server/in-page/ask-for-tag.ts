/**
 * Asks whether a tag may be loaded, and loads it after a yes. Blocked storage and a browser that asks not
 * to be tracked are a no. `?tag` asks again.
 * @param version of the tag: another one, or another purpose, is asked for anew
 */
export function askForTag(html: string, version: string, days: number, load: () => void) {
  const { doNotTrack } = navigator
  if (doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl))
    return
  const again = location.search === '?tag'
  try {
    const [choice, of, at] = (localStorage.getItem('tag') ?? '').split(' ')
    const isOld = of !== version || Math.abs(Date.now() - Number(at)) > days * 86_400_000
    if (!again && !isOld) {
      if (choice === 'yes') load()
      return
    }
  } catch {
    return
  }
  document.body.insertAdjacentHTML('beforeend', html)
  const banner = document.querySelector<HTMLElement>('#tag')
  if (!banner) return
  // The focus never goes behind the banner.
  const { style } = document.documentElement
  style.scrollPaddingBottom = `${innerHeight - banner.offsetTop + 16}px`
  for (const button of banner.querySelectorAll('button'))
    button.onclick = () => {
      banner.remove()
      style.scrollPaddingBottom = ''
      document.querySelector('main')?.focus({ preventScroll: true })
      if (button.value === 'yes') load()
      localStorage.setItem('tag', `${button.value} ${version} ${Date.now()}`)
    }
  if (again) banner.focus()
}
