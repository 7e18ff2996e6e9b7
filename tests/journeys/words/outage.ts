import type { Page } from '@playwright/test'

/** Cuts the connection for matching addresses, until `restore` is called. */
export async function cutOff(
  page: Page,
  address: string | RegExp,
): Promise<{ restore: () => Promise<void> }> {
  await page.route(address, (route) => route.abort('connectionfailed'))
  return { restore: () => page.unroute(address) }
}
