import type { Page } from '@playwright/test'

/** A desk's window of 1440 x 900 at 400 %, and WCAG's smallest window (2.2, 1.4.10). */
const windows = [
  { width: 360, height: 225 },
  { width: 320, height: 256 },
]

/** Returns the fields of the topmost dialog that cannot be scrolled into view in a window of 400 %, or are covered. */
export async function fieldsWithoutRoom(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    found.push(...(await page.evaluate(withoutRoom)).map((one) => `${one} at ${size.width}x${size.height}`))
  }
  return found
}

/** Runs in a page. */
function withoutRoom(): string[] {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')
  const fields =
    dialogs[dialogs.length - 1]?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []
  const isOver = (drawn: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    const isOfLabel = found?.closest('label')?.contains(drawn)
    return found !== null && !isOfLabel && !drawn.contains(found) && !found.contains(drawn)
  }
  return [...fields].flatMap((field) => {
    if (field.closest('[inert], [aria-hidden=true]') || !field.checkVisibility()) return []
    // A field inside a label that is drawn in its place, such as a switch or a card of choices.
    const drawn = field.getBoundingClientRect().width < 8 ? (field.closest('label') ?? field) : field
    drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect()
    if (width < 8) return []
    const name = `'${(field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.id).slice(0, 40)}'`
    const middle = (left + right) / 2
    // A text of many lines is higher than the window.
    const points = height > innerHeight ? [innerHeight / 2] : [top + 3, (top + bottom) / 2, bottom - 3]
    if (points.some((y) => y < 0 || y > innerHeight)) return [`${name} is partly outside of the window`]
    return points.some((y) => isOver(drawn, middle, y)) ? [`${name} is covered`] : []
  })
}
