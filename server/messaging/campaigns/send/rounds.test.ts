import { describe, expect, it } from 'vitest'
import type { Tx } from '#server/platform/database/index.ts'
import { enterWork } from '#server/platform/presence/index.ts'
import { inBusiness } from '#server/services.ts'
import { engine } from '#tests/engines/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import type { CampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { claimMessages } from '../../messages/send/claimMessages.ts'
import { recoverMessages } from '../../messages/send/recoverMessages.ts'
import { cancelCampaign } from '../settle/cancelCampaign.ts'
import { pauseCampaign } from '../settle/pauseCampaign.ts'
import { resumeCampaign } from '../settle/resumeCampaign.ts'
import { desk, localOf, openBusiness, setUp, statesOf, textsOf } from './sending.rig.ts'
import { sendSome } from './sendSome.ts'

setUp()

describe.runIf(engine === 'postgres')('a round of sending that is under way', () => {
  /** Holds a round open, once it has made its messages, while something else happens. */
  const during = (business: CampaignBusiness, id: string, work: (tx: Tx) => Promise<unknown>) =>
    inBusiness(desk.services, business.businessId, { kind: 'system', name: 'test' }, async (ctx) => {
      const next = await sendSome(ctx, id)
      await work(ctx.tx)
      return next
    })
  /** Starts work that waits for the round that is held open, and returns its result. */
  const waitingFor = async (business: CampaignBusiness, id: string, work: () => Promise<unknown>) => {
    let waiting: Promise<unknown> | undefined
    await during(business, id, async (tx) => {
      waiting = work()
      await somebodyWaitsFor(tx)
    })
    return waiting
  }

  it('keeps nobody from pausing the campaign, and what it makes goes nowhere until that goes on', async () => {
    const business = await openBusiness()
    await business.addMany(50)
    const id = await business.makeAndStart()
    await during(business, id, () => business.run((ctx) => pauseCampaign(ctx, id)))
    await desk.workOff('all')
    expect(await business.some(id)).toBe('over')
    expect(await business.read(id)).toMatchObject({ status: 'paused', progress: { queued: 40, waiting: 10 } })
    expect(await textsOf(business)).toBe(0)
    await business.run((ctx) => resumeCampaign(ctx, id))
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(50)
    expect(Object.values(desk.mailbox.timesReceived().texts).every((times) => times === 1)).toBe(true)
  })

  it('is waited for by whoever cancels, who takes back what it made, too', async () => {
    const business = await openBusiness()
    await business.addMany(50)
    const id = await business.makeAndStart()
    await waitingFor(business, id, () => business.run((ctx) => cancelCampaign(ctx, id)))
    await desk.workOff('all')
    expect(await textsOf(business)).toBe(0)
    expect((await business.read(id)).progress).toMatchObject({
      withheld: 40,
      withdrawn: 10,
      waiting: 0,
      queued: 0,
    })
  })

  it('beside another makes nothing twice, and together no more than may be under way', async () => {
    const business = await openBusiness()
    await business.addMany(60)
    const id = await business.makeAndStart()
    expect(await waitingFor(business, id, () => business.some(id))).toBe('more')
    expect(await business.messages()).toHaveLength(40)
    expect(await statesOf(business, id)).toEqual({ queued: 40, waiting: 20 })
    expect(await business.sendAll(id)).toBe('over')
    expect(await textsOf(business)).toBe(60)
  })

  it('is waited for by one that comes too late, which takes back what both have', async () => {
    const business = await openBusiness()
    await business.addMany(50)
    const { id } = await business.make({})
    await business.start(id, { not_after: localOf(2) })
    await during(business, id, async () => {
      desk.clock.advance(3 * 3_600_000)
      expect(await business.some(id)).toBe('under way')
    })
    expect(await business.sendAll(id)).toBe('over')
    expect(await textsOf(business)).toBe(0)
    expect(await business.read(id)).toMatchObject({
      status: 'failed',
      progress: { withheld: 40, withdrawn: 10, waiting: 0, queued: 0 },
    })
  })
})

describe('a process that has died with messages in its hands', () => {
  /** Claims everything queued, as a process that then falls silent, or that goes on reporting itself. */
  async function claimAll(business: CampaignBusiness, { dies }: { dies: boolean }) {
    const presence = await enterWork(desk.services.database)
    presence.leave()
    const ids = (await desk.takeJobs('all')).map(({ messageId }) => messageId)
    await business.run((ctx) => claimMessages(ctx, ids, { ...desk.services, worker: presence.id }))
    if (dies) await desk.rows(`update workers set seen_at = seen_at - interval '1 minute'`)
  }
  it('holds nobody up: what others may have under way goes on without it', async () => {
    const business = await openBusiness()
    await business.addMany(60)
    const id = await business.makeAndStart()
    await business.some(id)
    expect(await business.some(id)).toBe('under way')
    await claimAll(business, { dies: true })
    expect(await business.some(id)).toBe('more')
    expect(await statesOf(business, id)).toEqual({ queued: 60 })
  })

  it('is waited for while it says that it is there', async () => {
    const business = await openBusiness()
    await business.addMany(60)
    const id = await business.makeAndStart()
    await business.some(id)
    await claimAll(business, { dies: false })
    expect(await business.some(id)).toBe('under way')
  })

  it('leaves them claimed until their lease ends, then uncertain, and nobody sends them again', async () => {
    const business = await openBusiness()
    await business.addMany(45)
    const id = await business.makeAndStart()
    await business.some(id)
    await claimAll(business, { dies: true })
    expect(await business.some(id)).toBe('more')
    const lookAgain = async () => {
      await recoverMessages(desk.services, 0)
      await desk.workOff('all')
      expect(await business.some(id)).toBe(desk.clock.now() < ended ? 'under way' : 'over')
      return Object.groupBy(await business.messages(), ({ state }) => state)
    }
    const ended = new Date(desk.clock.now().getTime() + 121_000)
    const { sending = [] } = await lookAgain()
    expect(sending).toHaveLength(40)
    desk.clock.travelTo(ended)
    const { uncertain = [], sending: left = [] } = await lookAgain()
    expect([uncertain.length, left.length]).toEqual([40, 0])
    const received = desk.mailbox.timesReceived().texts
    expect(uncertain.filter((one) => received[one.id])).toEqual([])
  })
})
