import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMessage, sendQuickMessage } from '#server/messaging/messages/index.ts'
import { smsTemplates } from '#server/messaging/templates/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { inProof } from '#tests/engines/proof.ts'
import { welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'

/** The number of texts of each kind at once: from a campaign, by hand, and for new customers. */
const EACH = inProof(50, 8)
const [TEXTS_LEFT, CREDITS] = [4, 3]

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

it('texts of every kind that go at once take what is left of the month and the credits, and no more', async () => {
  const business = await openCampaignBusiness(desk, { plan: 'Free', credits: CREDITS })
  const month = { usage_sms_month: '2026-03' }
  await business.change({ ...month, usage_sms_monthly: 50 - TEXTS_LEFT })
  const [template] = await business.run(({ tx }) =>
    tx
      .select()
      .from(smsTemplates)
      .then((rows) => rows.filter(({ name }) => name === 'A word from us')),
  )
  const addressed = await business.addMany(EACH)
  const { id } = await business.make({ audience: { kind: 'picked', customer_ids: addressed } })
  await business.start(id)
  await business.some(id)
  const [texted, joined] = [await business.addMany(EACH), await business.addMany(EACH)]
  const text = { type: 'sms', templateId: template!.id } as const
  await Promise.all([
    ...texted.map((customerId) =>
      business.run((ctx) => sendQuickMessage(ctx, { ...text, customerId, idempotencyKey: newId() })),
    ),
    ...joined.map((customerId) => business.run((ctx) => welcome(ctx, customerId))),
  ])
  const jobs = await desk.takeJobs()
  expect(jobs.length).toBeGreaterThan(EACH)
  await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))

  const texts = (await business.messages()).filter(({ type }) => type === 'sms')
  const charged = texts.filter(({ purpose }) => purpose === 'marketing')
  const taken = (column: 'allowance_taken' | 'credits_taken') =>
    charged.reduce((sum, row) => sum + row[column], 0)
  expect([taken('allowance_taken'), taken('credits_taken')]).toEqual([TEXTS_LEFT, CREDITS])
  expect(await business.business()).toMatchObject({ usage_sms_monthly: 50, credits_remaining: 0 })
  const gone = charged.filter(({ state }) => state === 'accepted' || state === 'delivered')
  expect(gone.reduce((sum, { segments }) => sum + segments, 0)).toBe(TEXTS_LEFT + CREDITS)
  const kept = charged.filter(({ state }) => state === 'withheld')
  expect(kept.length).toBeGreaterThan(0)
  for (const { failure } of kept)
    expect(failure).toBe(
      'The 50 texts a month of your Free plan are used up, and there are not enough credits for another.',
    )
})
