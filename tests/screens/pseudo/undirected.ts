/**
 * Runs in a page. Returns what the page's direction would put in a wrong place: names in letters that are read from the
 * other side and phone numbers without a direction of their own, and figures that follow such a name in one sentence.
 * An element (`dir`, `bdi`) or Unicode's isolates keep them apart.
 */
export function undirected(): string[] {
  const isolated = /[\u2066-\u2068][^\u2069]*\u2069/g
  const fromTheRight = /[\u0590-\u06ff]/
  const phone = /[+(]\d[\d ()-]{7,}\d/
  const figureBehind = /[\u0590-\u06ff][^\p{L}]*\d/u
  const found: string[] = []
  const tell = (text: string, at: Element) =>
    found.push(`'${text.trim().slice(0, 80)}' in <${at.localName} class="${at.className}">`)
  // Words for screen readers alone are not laid out.
  const isShown = (at: Element) =>
    at.checkVisibility({ visibilityProperty: true }) &&
    !at.closest('svg, option, script, style') &&
    (at.clientWidth !== 1 || at.clientHeight !== 1)

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const at = node.parentElement!
    const text = node.nodeValue!.replace(isolated, '')
    if (!fromTheRight.test(text) && !phone.test(text)) continue
    const directed = at.closest('[dir], bdi')
    if (isShown(at) && (!directed || directed === document.documentElement)) tell(text, at)
  }
  for (const at of document.querySelectorAll('body [dir], bdi')) {
    if (!isShown(at) || getComputedStyle(at).direction !== 'ltr') continue
    const parts = [...at.childNodes].map((part) =>
      part instanceof Element && part.matches('[dir], bdi') ? ' – x – ' : (part.textContent ?? ''),
    )
    const text = parts.join('').replace(isolated, ' – x – ')
    // A line that begins with such a name, as in a text that was sent, is read from its side, figures and all.
    const lines = text.split('\n').filter((line) => !/^\P{L}*[\u0590-\u06ff]/u.test(line))
    if (lines.some((line) => figureBehind.test(line))) tell(text, at)
  }
  return [...new Set(found)]
}
