import type { Page } from '@playwright/test'

/** Returns what only a background tells, which forced colours take away (as in Windows' contrast themes). */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(lostHere)
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}

/** Runs in a page. */
function lostHere(): string[] {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('background-color')
  const style = (element: Element) => getComputedStyle(element)
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth } = style(element)
    return [borderTopWidth, borderBottomWidth, borderLeftWidth].some((width) => width !== '0px')
  }
  const isDrawn = (element: Element) => {
    const { backgroundColor } = style(element)
    return backgroundColor !== style(document.body).backgroundColor && backgroundColor !== canvas
  }
  const edgeOf = (element: Element) => {
    const { borderTopWidth, borderTopColor, borderTopStyle } = style(element)
    return [borderTopWidth, borderTopColor, borderTopStyle].join(' ')
  }
  /** A tick that is drawn, or a box that is filled. */
  const isTicked = (box: Element) => {
    const ticks = [...(box.parentElement?.querySelectorAll('svg') ?? [])]
    const isInSight = ({ color, opacity }: CSSStyleDeclaration) => Number(opacity) > 0.5 && color !== canvas
    return isDrawn(box) || ticks.some((tick) => isInSight(style(tick)))
  }
  /** A card of a choice, beside another one of the same choice. */
  const isChosen = (radio: HTMLInputElement) => {
    const card = radio.closest('label')
    const others = document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(radio.name)}"]`)
    const other = [...others].find((one) => !one.checked)?.closest('label')
    return !card || !other || edgeOf(card) !== edgeOf(other)
  }
  const ticked = 'input[type="checkbox"]:is(:checked, :indeterminate):not([aria-hidden="true"])'
  const name = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim().slice(0, 40)}`
  return [
    ...all(
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [role="tab"][aria-selected="true"]',
    ).filter((one) => !hasEdge(one)),
    ...all(ticked).filter((box) => style(box).appearance === 'none' && !isTicked(box)),
    ...all('label input[type="radio"]:checked').filter((radio) => !isChosen(radio as HTMLInputElement)),
    ...all('button[class*="select-none"]:not([role="menuitem"]), a[class*="select-none"]').filter(
      (one) => !hasEdge(one),
    ),
    ...all('[role="switch"] > span > span').filter(
      (thumb) => style(thumb).backgroundColor === style(thumb.parentElement!).backgroundColor,
    ),
    ...all('[role="progressbar"] > div').filter((one) => one.clientWidth > 0 && !isDrawn(one)),
    ...all('[data-part]').filter((one) => one.clientHeight > 0 && !isDrawn(one)),
  ].map(name)
}
