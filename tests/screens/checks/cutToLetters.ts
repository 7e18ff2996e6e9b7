/**
 * Runs in a page. Returns what is cut to so few letters that nobody can tell what it is, such as a name in a narrow row.
 * A letter is half as wide as high.
 */
export function cutToLetters(): string[] {
  const fewest = 6
  const isCut = (one: Element) => {
    const { textOverflow, fontSize } = getComputedStyle(one)
    const room = (fewest / 2) * Number.parseFloat(fontSize)
    return textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1 && one.clientWidth < room
  }
  return [...document.body.querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && one.clientWidth > 1 && isCut(one))
    .map((one) => `'${one.textContent!.trim().slice(0, 40)}' in ${one.clientWidth} px`)
}
