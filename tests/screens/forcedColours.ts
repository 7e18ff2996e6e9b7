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
  const name = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  return [
    ...all('[aria-current]:not([aria-current="false"]), [aria-pressed="true"]').filter(
      (one) => !hasEdge(one),
    ),
    ...all('button[class*="select-none"], a[class*="select-none"]').filter((one) => !hasEdge(one)),
    ...all('[role="switch"] > span > span').filter(
      (thumb) => style(thumb).backgroundColor === style(thumb.parentElement!).backgroundColor,
    ),
    ...all('[role="progressbar"] > div').filter((one) => one.clientWidth > 0 && !isDrawn(one)),
    ...all('[data-part]').filter((one) => one.clientHeight > 0 && !isDrawn(one)),
  ].map(name)
}
