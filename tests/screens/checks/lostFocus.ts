import type { BrowserContext, Page } from '@playwright/test'

/** Lets every page of the context remember whether anything had the focus. */
export const watchFocus = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    addEventListener('focusin', () => Object.assign(window, { hadFocus: true }), { once: true }),
  )

/** True if something of the page had the focus and now nothing has: a keyboard would start at the top again. */
export const lostFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'hadFocus' in window && document.activeElement === document.body)
