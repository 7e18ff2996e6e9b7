import type { BrowserContext } from '@playwright/test'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { callAs } from '../callAs.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
/** The number of customers that the Free plan allows. */
const PLACES = 50
const notice = 'We keep your number and what you buy, so that we can thank you for coming back.'

/**
 * Makes the signed-out viewer the owner of a business whose plan is full, with its own privacy notice and one customer
 * who is known to another business too. Returns the path of its sign-up form.
 */
export async function openFullBusiness(owner: BrowserContext, regular: { phone: string }): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const business = { company_name: 'Juniper Bakery', email, password: 'a fine password', locale: 'en-US' }
  await callAs(owner, 'post', '/auth/sign-up', { ...business, tier_id: FREE })
  const stamps = {
    name: 'Bread Card',
    type: 'stamp_card',
    config: { stampsRequired: 6, rewardDescription: 'A loaf' },
  }
  await callAs(owner, 'post', '/v1/programs', stamps)
  await callAs(owner, 'post', '/v1/qr-codes', { location_name: 'Window' })
  await callAs(owner, 'post', '/v1/customers', { first_name: 'Nora', phone: regular.phone })
  for (let place = 1; place < PLACES; place += 1)
    await callAs(owner, 'post', '/v1/customers', { first_name: `Guest ${place}` })
  const { profile, version } = await callAs<SettingsView>(owner, 'get', '/app/settings')
  await callAs(owner, 'put', '/app/settings/profile', { ...profile, privacy_notice: notice, version })
  const { data: qr_codes } = await callAs<{ data: { code: string }[] }>(owner, 'get', '/v1/qr-codes')
  return `/signup-form/${qr_codes[0]!.code}`
}
