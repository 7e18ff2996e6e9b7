import { eq, sql } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import { newCampaign } from '#server/messaging/campaigns/contract.ts'
import { createCampaign } from '#server/messaging/campaigns/draft/createCampaign.ts'
import { forecastCampaign } from '#server/messaging/campaigns/prepare/forecastCampaign.ts'
import { readCampaign } from '#server/messaging/campaigns/results/readCampaign.ts'
import { sendSome } from '#server/messaging/campaigns/send/sendSome.ts'
import { startCampaign } from '#server/messaging/campaigns/start/startCampaign.ts'
import { campaignRecipients } from '#server/messaging/campaigns/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { inBusiness } from '#server/services.ts'
import { newPhone } from '#tests/messages/business.ts'
import type { Desk } from '#tests/messages/desk.ts'

export type CampaignBusiness = Awaited<ReturnType<typeof openCampaignBusiness>>
type Wanted = Parameters<typeof newCampaign.parse>[0] & object
type Start = { at?: string | null; not_after?: string | null; address?: string | null }

const worker = { kind: 'system', name: 'campaigns' } as const

/** A business at a message desk that sends campaigns. */
export async function openCampaignBusiness(desk: Desk, wanted: Parameters<Desk['newBusiness']>[0] = {}) {
  const business = await desk.newBusiness(wanted)
  const { run, businessId } = business
  const make = (campaign: Wanted) =>
    run((ctx) =>
      createCampaign(
        ctx,
        newCampaign.parse({ name: 'News', type: 'sms', texts: [{ body: 'Hello {firstName}' }], ...campaign }),
      ),
    )
  const start = (id: string, { at = null, not_after = null, address = null }: Start = {}) =>
    run(async (ctx) => {
      const { version } = await readCampaign(ctx, id)
      return startCampaign(ctx, { id, version, at, notAfter: not_after, address })
    })
  const some = (id: string) => inBusiness(desk.services, businessId, worker, (ctx) => sendSome(ctx, id))
  return {
    ...business,
    make,
    start,
    /** Makes as many messages as may be made at this moment, and sends none. */
    some,
    makeAndStart: async (campaign: Wanted = {}) => {
      const { id } = await make(campaign)
      await start(id)
      return id
    },
    /** Runs all turns of a campaign and sends all its messages, until it is over or pauses. */
    async sendAll(id: string) {
      for (;;) {
        const next = await some(id)
        await desk.workOff()
        if (next === 'over' || next === 'rest') return next
        if (next === 'under way') desk.clock.advance(60_000)
      }
    },
    read: (id: string) => run((ctx) => readCampaign(ctx, id)),
    forecast: (id: string) => run((ctx) => forecastCampaign(ctx, id)),
    recipients: (id: string) =>
      run(({ tx }) =>
        tx
          .select()
          .from(campaignRecipients)
          .where(eq(campaignRecipients.campaign_id, id))
          .orderBy(campaignRecipients.customer_id),
      ),
    /** Adds `n` customers at once, who have agreed to texts and emails. */
    addMany: (n: number) =>
      run(async ({ tx, now }) => {
        const many = Array.from({ length: n }, () => {
          const [id, phone] = [newId(), newPhone()]
          const who = { phone, auth_phone: phone.slice(1), email: `${id}@example.com`, first_name: 'Ana' }
          const agreed = { opted_in_sms: true, opted_in_email: true }
          return {
            business_id: businessId,
            id,
            unique_customer_id: `CUS${id}`,
            created_at: now,
            ...who,
            ...agreed,
          }
        })
        // A statement takes at most 65,535 values.
        for (let from = 0; from < n; from += 2000)
          await tx.insert(customers).values(many.slice(from, from + 2000))
        return many.map(({ id }) => id)
      }),
    /** Runs a statement that the API does not allow. */
    execute: (text: string) => run(({ tx }) => tx.execute(sql.raw(text))),
  }
}
