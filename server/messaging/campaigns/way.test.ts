import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { statementsOf } from '#tests/world/statements/statements.ts'
import { pauseCampaign } from './settle/pauseCampaign.ts'
import { resumeCampaign, retryCampaign } from './settle/resumeCampaign.ts'
import { startScheduled } from './start/startCampaign.ts'

const news = { type: 'email', texts: [{ subject: 'News', body: 'Hello' }] } as const
const elsewhere = { ...news, texts: [{ subject: 'News', body: 'https://elsewhere.example' }] }
const LATER = '2026-03-09T11:30'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

async function openBusiness(customers: number, { paid = true } = {}) {
  const business = await openCampaignBusiness(desk, { paid })
  await business.addMany(customers)
  return business
}
const writes = async (work: () => Promise<unknown>) =>
  (await statementsOf(work)).filter((text) => /^update "campaigns"/.test(text)).length

describe.runIf(engine === 'postgres')('a step of a campaign’s way', () => {
  it('writes its row once, wherever it leads', async () => {
    const business = await openBusiness(2)
    const [now, later] = [await business.make(news), await business.make(news)]
    expect(await writes(() => business.start(now.id))).toBe(1)
    expect(await writes(() => business.start(later.id, { at: LATER }))).toBe(1)
    expect(await writes(() => business.run((ctx) => pauseCampaign(ctx, now.id)))).toBe(1)
    const young = await openBusiness(2, { paid: false })
    const held = await young.make(elsewhere)
    expect(await writes(() => young.start(held.id))).toBe(1)
    expect((await young.read(held.id)).status).toBe('scheduled')
    desk.clock.travelTo(new Date('2026-03-09T16:30:00Z'))
    expect(await writes(() => business.run((ctx) => startScheduled(ctx, later.id)))).toBe(1)
  })

  it('asks the database as often for many as for few', async () => {
    const few = await steps(await openBusiness(2))
    expect(await steps(await openBusiness(40))).toEqual(few)
  })
})

/** Counts the statements that each step of a whole campaign sends. */
async function steps(business: CampaignBusiness) {
  const { id } = await business.make(news)
  const count = async (step: () => Promise<unknown>) => (await statementsOf(step)).length
  const counts = {
    start: await count(() => business.start(id)),
    round: await count(() => business.some(id)),
    pause: await count(() => business.run((ctx) => pauseCampaign(ctx, id))),
    resume: await count(() => business.run((ctx) => resumeCampaign(ctx, id))),
  }
  await desk.workOff()
  await business.execute(
    `update communication_logs set state = 'withheld', metadata = '{"may_go_again": true}' where campaign_id = '${id}'`,
  )
  return {
    ...counts,
    retry: await count(() => business.run((ctx) => retryCampaign(ctx, id))),
    again: await count(() => business.some(id)),
  }
}
