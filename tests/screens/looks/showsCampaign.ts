import type { Page } from '@playwright/test'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { draftTexts as draft } from '#web/console/campaigns/draft/texts.ts'
import { runTexts as run } from '#web/console/campaigns/started/texts.ts'
import { texts } from '#web/console/campaigns/texts.ts'

type Changes = Partial<Omit<CampaignDetail, 'progress'>> & { progress?: Partial<CampaignDetail['progress']> }

/** Shows the sent campaign in a state that does not last: the server's own answer with these changes. */
const showsAs = (changes: Changes, said: string) => async (page: Page) => {
  const address = '**/api/v1/campaigns/*'
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const seen: CampaignDetail = await response.json()
    const progress = { ...seen.progress, ...changes.progress }
    await route.fulfill({ response, json: { ...seen, ...changes, progress } })
  })
  await page.reload()
  await page.getByText(said).first().waitFor()
}

const reason = 'The last 20 messages failed, so it was paused. Look at why below, then resume it.'
export const showsSending = showsAs(
  {
    status: 'sending',
    sent_at: null,
    recipient_count: 1240,
    progress: { waiting: 700, queued: 40, delivered: 500 },
  },
  texts.statuses.sending,
)
export const showsPaused = showsAs(
  {
    status: 'paused',
    status_reason: reason,
    sent_at: null,
    recipient_count: 90,
    progress: { rejected: 20, waiting: 70 },
    retry: { can: 17, never: 3 },
  },
  reason,
)
export const showsFailed = showsAs(
  { status: 'failed', status_reason: 'There is nobody to send this to.', started_at: null, sent_at: null },
  run.failed,
)
/** Shows a new business's mailing whose links a super admin has not reviewed yet. */
export const showsWaiting = showsAs(
  {
    status: 'scheduled',
    sent_at: null,
    started_at: null,
    looked_at_for: ['menu.example', 'a-rather-long-word-before.the-longest-label-of-a-name.example'],
  },
  run.look.title,
)

export async function asksToSend(page: Page) {
  await page.getByRole('button', { name: draft.send }).click()
  await page.getByRole('dialog').getByText(draft.start.later.label, { exact: true }).click()
  await page.getByLabel(draft.start.at.label).waitFor()
}

/** Opens the dialog and submits it without a name. */
export async function namesNone(page: Page) {
  await page.getByRole('button', { name: texts.create }).first().click()
  await page.getByRole('button', { name: texts.dialog.submit }).click()
  await page.getByText(texts.dialog.nameless).waitFor()
}

export async function loadsForecast(page: Page) {
  await page.getByText(draft.forecast.recipients, { exact: true }).waitFor()
}
export async function loadsEffect(page: Page) {
  await page.getByText(run.effect.noHoldout).waitFor()
}
