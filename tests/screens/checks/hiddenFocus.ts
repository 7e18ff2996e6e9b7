import type { Page } from '@playwright/test'
import { describeFocus } from '#tests/journeys/stage/keys.ts'

/** More stops than most screens have; longer ones repeat their rows. */
const STOPS = 40

/**
 * Goes through the screen by Tab and back by Shift+Tab. Returns the stops at which something else lies over the element
 * with the focus (WCAG 2.2, 2.4.11, at the middle of the element instead of all of it), or nothing shows that it has it.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press(key)
      await page.waitForFunction(hasArrived)
      const found = await lastingFault(page)
      if (found === 'past the end') break
      if (found) hidden.add(`${key} ${found}`)
      const { name, seen, html } = await page.evaluate(describeFocus)
      if (!seen) hidden.add(`'${name}' has no ring: ${html}`)
    }
  return [...hidden]
}

/** A part of the screen that comes late moves the rest: a fault lasts for a second's frames, unless it is gone before. */
async function lastingFault(page: Page): Promise<string | null> {
  for (let frame = 0; ; frame += 1) {
    const found = await page.evaluate(covered)
    if (!found || found === 'past the end' || frame === 60) return found
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Runs in a page. The edges of a dialog hand the focus on with the next frame. */
const hasArrived = () => !document.activeElement?.matches('[data-base-ui-focus-guard]')

/** Runs in a page. Returns the element with the focus if its middle, or the part of it in the window, is covered. */
function covered(): string | null {
  const at = document.activeElement as HTMLElement | null
  if (!at || at === document.body) return 'past the end'
  // Its own document has the focus.
  if (at.localName === 'iframe') return null
  // A field inside a label that is drawn in its place, such as a switch or a card of choices.
  const drawn = at.getBoundingClientRect().width < 8 ? (at.closest('label') ?? at) : at
  const box = drawn.getBoundingClientRect()
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
  const label = (at as HTMLInputElement).labels?.[0]?.textContent
  const text = at.getAttribute('aria-label') ?? label ?? at.textContent ?? ''
  const name = text.trim().slice(0, 40) || at.localName
  const place = `from ${Math.round(box.top)} to ${Math.round(box.bottom)} px`
  if (right <= left || bottom <= top) return `'${name}', ${place}, is outside of the window`
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (!found || drawn.contains(found) || found.contains(drawn)) return null
  // A label, or an icon, that belongs to the field.
  if (found.closest('label')?.contains(at)) return null
  return `'${name}', ${place}, is under <${found.localName} class="${found.getAttribute('class')}">`
}
