import { afterAll, afterEach, beforeAll } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { events } from '#server/loyalty/events/tables.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { keepAudience, keepKey } from './connect.ts'
import { changeConnection } from './connection.ts'
import { webhookPath } from './contract.ts'
import { mailchimpSubscriber } from './markDue.ts'
import { readMailchimp } from './readMailchimp.ts'
import { syncMembers } from './syncMembers.ts'

export let desk: Desk

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterEach(() => desk.standIns.mailchimp.answer(undefined))
  afterAll(() => desk.close())
}

let businesses = 0
const newKey = () => `${String(++businesses).padStart(32, 'a')}-us21`

/** Opens a business that is synced and has the webhook at Mailchimp. */
export async function connected({ customers = [] as string[], plan = undefined as 'Free' | undefined } = {}) {
  const business = await openCampaignBusiness(desk, plan ? { plan } : {})
  const key = newKey()
  const chimp = desk.standIns.mailchimp
  const ids: string[] = []
  for (const email of customers) ids.push(await business.addCustomer({ email, agreed: ['email'] }))
  const { id, name } = chimp.audience(key)
  const secret = `secret of ${key}`
  const connect = async () => {
    await business.run((ctx) => keepKey(ctx, { key, audiences: [{ id, name }] }))
    await business.run((ctx) => keepAudience(ctx, { id, name }, secret))
    await business.run((ctx) => changeConnection(ctx, { webhook_id: 'hook' }))
    const url = desk.services.publicUrl + webhookPath(business.businessId, encodeURIComponent(secret))
    chimp.audience(key).webhooks.set('hook', url)
  }
  await connect()
  return {
    ...{ business, key, ids, connect, secret },
    sync: () => syncMembers(desk.services, business.businessId),
    /** Hands on the events of all customers, as the relay does. */
    async follow() {
      const waiting = await business.run(({ tx }) =>
        tx.selectDistinct({ id: events.subject_id }).from(events),
      )
      for (const one of waiting) await business.run((ctx) => handOn(ctx, [mailchimpSubscriber], [one.id]))
    },
    member: (email: string) => chimp.member(key, email),
    leave: (email: string, how = {}) => chimp.leave(key, email, how),
    put: (email: string, status: string, changed?: Date) => chimp.put(key, email, status, changed),
    view: () => business.run(readMailchimp),
    optedIn: async (id: string) => (await business.customer(id)).opted_in_email,
    agree: (customerId: string, given: boolean) =>
      business.run((ctx) =>
        recordConsent(ctx, { customerId, channel: 'email', given, source: 'portal', wording: 'Words' }),
      ),
  }
}

let people = 0
export const newEmail = () => `person${++people}@guests.example`
