/**
 * Runs in a page. Returns texts of ours, which the pseudo-language marks by their accents, of which a box that hides
 * what does not fit shows a part.
 */
export function cutTexts(): string[] {
  const ours = /áà|éè|íì|óò|úù/i
  // A text with one of the longest names: those are cut on purpose.
  const holdsName = /\S{40}|[\u0590-\u06ff\u0e00-\u0e7f\u4e00-\u9fff]/
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const at = node.parentElement!
    const text = node.nodeValue!
    if (!ours.test(text) || holdsName.test(text)) continue
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
    for (let box: HTMLElement | null = at; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
      // Words for screen readers alone.
      if (box.clientWidth <= 1) break
      if (style.display === 'inline' || !/hidden|clip/.test(style.overflowX + style.overflowY)) continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isCut = rects.some(
        (rect) =>
          rect.left < left - 1 || rect.right > right + 1 || rect.bottom > bottom + 2 || rect.top < top - 2,
      )
      if (isCut) cut.push(`'${text.trim().slice(0, 60)}' in <${box.localName} class="${box.className}">`)
    }
  }
  return [...new Set(cut)]
}
