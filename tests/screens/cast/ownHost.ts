import type { BrowserContext } from '@playwright/test'
import type { DomainView } from '#server/console/settings/domain/contract.ts'
import { confirmAddress } from '#tests/journeys/acts/confirmAddress.ts'
import type { Inbox } from '#tests/journeys/stage/inbox.ts'
import { callAs } from '../callAs.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'
/** A new host for each scene, because a host that one business has proven is refused to all others. */
const newHost = () => `card.harbour-${crypto.randomUUID().slice(0, 8)}.localhost`

/** Proves the host that an owner has added, by the DNS record that the business requires. */
export type ProvesHost = (owner: BrowserContext, record: { name: string; value: string }) => Promise<void>

/**
 * Makes the signed-out viewer the owner of a business with its own host, whose customers confirm their addresses.
 * Returns the form's address there.
 */
export async function openOwnHost(
  owner: BrowserContext,
  proves: ProvesHost,
  { url, inbox }: { url: string; inbox: Inbox },
): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const business = { company_name: 'Harbour Books', email, password: 'a fine password', locale: 'en-US' }
  await callAs(owner, 'post', '/auth/sign-up', { ...business, tier_id: AGENCY })
  await confirmAddress(url, inbox, email)
  const stamps = {
    name: 'Reader Card',
    type: 'stamp_card',
    config: { stampsRequired: 6, rewardDescription: 'A paperback' },
  }
  await callAs(owner, 'post', '/v1/programs', stamps)
  const { code } = await callAs<{ code: string }>(owner, 'post', '/v1/qr-codes', { location_name: 'Till' })
  const branding = { version: 1, mail_sender_name: 'Harbour Books', hides_platform: true }
  await callAs(owner, 'put', '/app/settings/branding', branding)
  await callAs(owner, 'put', '/app/settings/double-opt-in', { enabled: true })
  const { claim } = await callAs<DomainView>(owner, 'put', '/app/settings/domain', {
    host: newHost(),
  })
  await proves(owner, claim!.records.proof)
  return `${claim!.url}/signup-form/${code}`
}

/** Writes a record into the demo's DNS. */
export async function provesInDemo(owner: BrowserContext, { name, value }: { name: string; value: string }) {
  const page = await owner.newPage()
  await page.goto('/login')
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post('/dev/dns', { headers, form: { name, value } })
  await page.close()
  await callAs(owner, 'post', '/app/settings/domain/check', {})
}
