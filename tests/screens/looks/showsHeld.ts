import type { Page } from '@playwright/test'
import type { Overview } from '#server/admin/contract.ts'
import { behindTexts } from '#web/admin/overview/texts.ts'

const restored: Pick<Overview, 'messages_held' | 'journal_behind'> = {
  messages_held: { since: '2026-11-28T09:00:12.000Z', backup_at: '2026-11-28T03:15:00.000Z' },
  journal_behind: { entries: 1204, since: '2026-11-28T08:40:00.000Z' },
}

/** The state after a restore on which an operator has to act. */
export async function showsHeld(page: Page) {
  await page.route('**/api/app/admin/overview', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...restored } })
  })
  await page.reload()
  await page.getByText(behindTexts.title).waitFor()
}
