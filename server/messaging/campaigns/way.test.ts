import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignShop, openCampaignShop } from '#tests/world/campaignShop.ts'
import { statementsOf } from '#tests/world/statements.ts'
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

async function openShop(customers: number, { paid = true } = {}) {
  const shop = await openCampaignShop(desk, { paid })
  await shop.addMany(customers)
  return shop
}
const writes = async (work: () => Promise<unknown>) =>
  (await statementsOf(work)).filter((text) => /^update "campaigns"/.test(text)).length

describe.runIf(engine === 'postgres')('a step of a campaign’s way', () => {
  it('writes its row once, wherever it leads', async () => {
    const shop = await openShop(2)
    const [now, later] = [await shop.make(news), await shop.make(news)]
    expect(await writes(() => shop.start(now.id))).toBe(1)
    expect(await writes(() => shop.start(later.id, { at: LATER }))).toBe(1)
    expect(await writes(() => shop.run((ctx) => pauseCampaign(ctx, now.id)))).toBe(1)
    const young = await openShop(2, { paid: false })
    const held = await young.make(elsewhere)
    expect(await writes(() => young.start(held.id))).toBe(1)
    expect((await young.read(held.id)).status).toBe('scheduled')
    desk.clock.travelTo(new Date('2026-03-09T16:30:00Z'))
    expect(await writes(() => shop.run((ctx) => startScheduled(ctx, later.id)))).toBe(1)
  })

  it('asks the database as often for many as for few', async () => {
    const few = await steps(await openShop(2))
    expect(await steps(await openShop(40))).toEqual(few)
  })
})

/** How many statements each step of a whole way sends. */
async function steps(shop: CampaignShop) {
  const { id } = await shop.make(news)
  const count = async (step: () => Promise<unknown>) => (await statementsOf(step)).length
  const counts = {
    start: await count(() => shop.start(id)),
    round: await count(() => shop.some(id)),
    pause: await count(() => shop.run((ctx) => pauseCampaign(ctx, id))),
    resume: await count(() => shop.run((ctx) => resumeCampaign(ctx, id))),
  }
  await desk.workOff()
  await shop.execute(
    `update communication_logs set state = 'withheld', metadata = '{"may_go_again": true}' where campaign_id = '${id}'`,
  )
  return {
    ...counts,
    retry: await count(() => shop.run((ctx) => retryCampaign(ctx, id))),
    again: await count(() => shop.some(id)),
  }
}
