import type { Page } from '@playwright/test'
import type { SetupMade } from '#server/console/setup/contract.ts'
import type { Trade } from '#web/console/setup/presets.ts'
import { texts } from '#web/console/setup/texts.ts'

/** Answers the first question, and waits for all that the answer makes. */
export const choosesTrade = (trade: Trade) => async (page: Page) => {
  await page.getByText(texts.trade.choices[trade]).click()
  await page.getByRole('button', { name: texts.finish }).waitFor()
  await page.getByRole('figure').first().waitFor()
}

/** Shows the error beside a field that was left empty. */
export async function leavesRewardEmpty(page: Page): Promise<void> {
  await choosesTrade('salon')(page)
  await page.getByLabel(texts.reward.label, { exact: true }).fill('')
  await page.getByRole('button', { name: texts.finish }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const made: SetupMade = {
  program_id: '0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61',
  qr_code: {
    id: '0198c2e8-0d47-7f31-8e5a-c94b7f6210d3',
    code: 'K4TRWX79HMQA',
    location_name: null,
    custom_url: null,
    url: 'https://regulars.example/signup-form/K4TRWX79HMQA',
    scan_count: 0,
    signup_count: 0,
    active: true,
    created_at: '2026-01-12T09:20:00.000Z',
  },
}

/** Shows what comes after the setup. Nothing is made, because later screens show a business without a program. */
export async function showsSetupReady(page: Page): Promise<void> {
  await page.route('**/api/app/setup/finish', (route) => route.fulfill({ json: made }))
  await choosesTrade('coffee')(page)
  await page.getByRole('button', { name: texts.finish }).click()
  await page.getByRole('button', { name: texts.ready.print }).waitFor()
}
