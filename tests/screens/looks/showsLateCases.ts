import type { Page } from '@playwright/test'
import type { DashboardView } from '#server/data/analytics/contract.ts'
import type { CaseView } from '#server/loyalty/counter/contract.ts'
import { caseWords } from '#server/loyalty/counter/late/caseWords.ts'
import { lateTexts } from '#web/console/dashboard/lateTexts.ts'
import { longNames } from '../cast/longNames.ts'

const late: CaseView = {
  id: '01939c00-0000-7000-8000-0000000000ca',
  kind: 'purchase',
  reason: 'too_old',
  message: caseWords.too_old,
  status: 'open',
  happened_at: '2026-11-20T12:00:00.000Z',
  arrived_at: '2026-11-24T08:30:00.000Z',
  customer: {
    id: '01939c00-0000-7000-8000-0000000000aa',
    first_name: longNames.latin,
    last_name: longNames.arabic,
    email: null,
    phone: null,
    unique_customer_id: 'CUSRXRHG7NM',
  },
  phone: null,
  amount: 124_950,
  stamps: null,
  reward_name: null,
  points: null,
  code: null,
  note: null,
  device: null,
  staff_name: longNames.thai,
  sender_name: null,
  operation_id: null,
}
/** One that cannot be recorded, because nobody is its customer. */
const unknown: CaseView = {
  ...late,
  id: '01939c00-0000-7000-8000-0000000000cb',
  reason: 'customer_unknown',
  message: caseWords.customer_unknown,
  customer: null,
  amount: null,
}

/** A reward that was given at two tills without a connection. */
const twice: CaseView = {
  ...late,
  id: '01939c00-0000-7000-8000-0000000000cc',
  kind: 'redemption',
  reason: 'redeemed',
  message: caseWords.redeemed,
  amount: null,
  reward_name: longNames.latin,
  points: 1200,
}

/** Late operations that wait for a decision, more than are shown. */
export async function showsLateCases(page: Page) {
  await page.route('**/api/app/cases?*', (route) =>
    route.fulfill({ json: { data: [late, unknown, twice], next: null } }),
  )
  await page.route('**/api/app/dashboard', async (route) => {
    const response = await route.fetch()
    const seen: DashboardView = await response.json()
    await route.fulfill({ response, json: { ...seen, waiting: { ...seen.waiting, late_cases: 5 } } })
  })
  await page.reload()
  await page.getByText(lateTexts.more(2)).waitFor()
}
