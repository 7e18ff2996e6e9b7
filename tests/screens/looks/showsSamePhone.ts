import type { Page } from '@playwright/test'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { texts } from '#web/console/customer-record/texts.ts'

type Left = Pick<PresentRecord, 'likely_same' | 'mobile_phone'>

/** The server's own answer about the customer, with the open questions about their number. */
const showsWith = (left: Partial<Left>, said: string) => async (page: Page) => {
  await page.route('**/api/app/customers/*/record', async (route) => {
    const response = await route.fetch()
    const record: PresentRecord = await response.json()
    await route.fulfill({ response, json: { ...record, ...left } })
  })
  await page.reload()
  await page.getByText(said).waitFor()
}

const same = { id: '01939c00-0000-7000-8000-0000000000aa', name: 'Ada Lovelace', by: 'phone' } as const
export const showsSamePhone = showsWith({ likely_same: same }, texts.likelySame.titles.phone(same.name))
export const asksMobile = showsWith({ mobile_phone: '+5491123456789' }, texts.mobile.title)
