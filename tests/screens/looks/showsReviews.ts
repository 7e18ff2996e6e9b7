import type { Page } from '@playwright/test'
import type { Mailings } from '#server/admin/contract.ts'
import { mailingTexts } from '#web/admin/review/mailingTexts.ts'
import { longNames } from '../cast/longNames.ts'

const since = '2026-11-20T12:00:00.000Z'
const host = 'a-rather-long-word-before.the-longest-label-of-a-name-that-somebody-can-have.example'
const business = {
  business_id: '01939c00-0000-7000-8000-0000000000aa',
  company_name: longNames.latin.slice(0, 80),
  email: 'somebody-with-a-rather-long-name@the-longest-label-of-a-name.example',
}
const text = { subject: 'Our menu for the winter', body: `Look at it: https://${host}/menu` }
const waiting = {
  id: '01939c00-0000-7000-8000-0000000000ab',
  name: longNames.latin.slice(0, 80),
  since,
  hosts: [host],
  texts: [text],
  ...business,
}

/** Everything that can wait for a super admin's review. */
const mailings: Mailings = {
  waiting: [waiting],
  links: [{ ...business, host, since, ...text }],
  stopped: [{ ...business, since, to_strangers_alone: false }],
  bounces_arrive: false,
}

export async function showsReviews(page: Page) {
  await page.route('**/api/app/admin/mailings', (route) => route.fulfill({ json: mailings }))
  await page.reload()
  await page.getByRole('heading', { name: mailingTexts.title }).waitFor()
}
