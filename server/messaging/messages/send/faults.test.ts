import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statusPath } from '#server/messaging/messages/contract.ts'
import { sendMessage } from '#server/messaging/messages/send/sendMessages.ts'
import { seed } from '#tests/engines/proof.ts'
import { postAsTwilio } from '#tests/messages/customer.ts'
import { type Desk, type JobPayload, openDesk } from '#tests/messages/desk.ts'
import type { Fault } from '#tests/messages/unsteadyLine.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'

const CUSTOMERS = 24
const LOOK_EVERY_MINUTES = 5

let desk: Desk
let day = 2
beforeAll(async () => {
  desk = await openDesk({ timeoutMs: 30_000, unsteady: true })
})
afterAll(() => desk.close())
// Ten in the morning, so that no text waits for another day.
beforeEach(() => desk.clock.travelTo(new Date(Date.UTC(2026, 2, day++, 15))))
afterEach(() => {
  desk.door.isShut = false
})

/** Campaigns under way, with the jobs that are put off. */
type Running = { business: CampaignBusiness; ids: string[]; jobs: JobPayload[] }

async function startCampaigns(...types: ('sms' | 'email')[]): Promise<Running> {
  const business = await openCampaignBusiness(desk)
  await business.addMany(CUSTOMERS)
  const texts = [{ subject: 'News', body: 'Hello {firstName}' }]
  const ids = []
  for (const type of types) ids.push(await business.makeAndStart({ type, texts, holdout_percent: 0 }))
  return { business, ids, jobs: [] }
}

/** Does the workers' work of so many minutes. */
async function work(running: Running, minutes: number): Promise<void> {
  const { business, ids } = running
  for (let minute = 0; minute < minutes; minute += LOOK_EVERY_MINUTES) {
    for (const id of ids) await business.some(id)
    const jobs = [...running.jobs, ...(await desk.takeJobs('all'))]
    const dueAt = new Map((await business.messages()).map(({ id, due_at }) => [id, due_at]))
    const isDue = ({ messageId }: JobPayload) => dueAt.get(messageId)! <= desk.clock.now()
    await Promise.all(jobs.filter(isDue).map((job) => sendMessage(desk.services, job)))
    running.jobs = jobs.filter((job) => !isDue(job))
    desk.clock.advance(LOOK_EVERY_MINUTES * 60_000)
  }
}

type Sent = { type: string; recipient: string }
const timesReceived = ({ type, recipient }: Sent): number =>
  type === 'sms' ? desk.mailbox.texts(recipient).length : desk.mailbox.mails(recipient).length
const usedTexts = async (business: CampaignBusiness) => (await business.business()).usage_sms_monthly

describe('providers that are down for an hour', () => {
  it('have lost nothing once they are back, and are told nothing twice', async () => {
    await desk.lines!.sms.cut()
    await desk.lines!.email.cut()
    const running = await startCampaigns('sms', 'email')
    await work(running, 60)
    const waiting = await running.business.messages()
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.filter(({ state, failure }) => state !== 'queued' || !failure)).toEqual([])
    expect(await usedTexts(running.business)).toBe(0)

    await desk.lines!.sms.mend()
    await desk.lines!.email.mend()
    await work(running, 180)
    const messages = await running.business.messages()
    expect(messages).toHaveLength(2 * CUSTOMERS)
    expect(messages.filter((message) => message.failure || timesReceived(message) !== 1)).toEqual([])
    expect(await usedTexts(running.business)).toBe(CUSTOMERS)
    for (const id of running.ids)
      expect(await running.business.read(id)).toMatchObject({ status: 'sent', status_reason: null })
  })
})

describe('a provider that is slow, puts us off, breaks down and hangs up', () => {
  it('gets each text once, or it is said that nobody knows', async () => {
    const fault = fc.constantFrom<Fault>(429, 503, 500, 'taken, then 500', 'taken, then cut', 'slow')
    const some = fc.oneof(fc.constant<Fault>('none'), fault)
    const faults = fc.sample(some, { seed, numRuns: 10 * CUSTOMERS })
    desk.lines!.sms.setFaults(() => faults.pop() ?? 'none')
    const running = await startCampaigns('sms')
    await work(running, 240)
    desk.lines!.sms.setFaults(() => 'none')

    const messages = await running.business.messages()
    expect(messages).toHaveLength(CUSTOMERS)
    const [known, unknown] = [
      messages.filter(({ state }) => state === 'accepted' || state === 'delivered'),
      messages.filter(({ state }) => state === 'uncertain'),
    ]
    expect(known.length + unknown.length).toBe(CUSTOMERS)
    expect(known.filter((text) => text.failure || timesReceived(text) !== 1)).toEqual([])
    expect(unknown.filter((text) => !text.failure || timesReceived(text) > 1)).toEqual([])
    // A message of unknown fate keeps what it took.
    expect(await usedTexts(running.business)).toBe(CUSTOMERS)
  })
})

describe('reports that come twice, late and in any order', () => {
  it('leave each text where it truly ended, and give back once what did not arrive', async () => {
    // The stand-in's own reports, which say that all arrived, are never let in: the last come after the work is done.
    desk.door.isShut = true
    const running = await startCampaigns('sms')
    await work(running, 30)
    const sent = await running.business.messages()
    const isLost = (index: number) => index % 3 === 0
    const reports = sent.flatMap((message, index) => {
      const last = isLost(index) ? { ErrorCode: '30006', MessageStatus: 'undelivered' } : null
      const all = ['queued', 'sent', last ?? 'delivered']
      return [...all, ...all].map((report) => ({
        path: statusPath(message),
        params: {
          MessageSid: message.provider_id!,
          ...(typeof report === 'string' ? { MessageStatus: report } : report),
        },
      }))
    })
    const [shuffled] = fc.sample(fc.shuffledSubarray(reports, { minLength: reports.length }), {
      seed,
      numRuns: 1,
    })
    for (const { path, params } of shuffled!)
      expect((await postAsTwilio(desk, path, params)).status).toBeLessThan(300)
    const ended = new Map((await running.business.messages()).map(({ id, state }) => [id, state]))
    expect(sent.map(({ id }) => ended.get(id))).toEqual(
      sent.map((_, index) => (isLost(index) ? 'rejected' : 'delivered')),
    )
    expect(await usedTexts(running.business)).toBe(sent.filter((_, index) => !isLost(index)).length)
  })
})

describe('a text with a link that is longer than ours', () => {
  it.each<Fault>(['none', 'taken, then cut'])(
    'takes what its forecast said and what went out, when the fault of the provider is: %s',
    async (fault) => {
      desk.lines!.sms.setFaults(() => fault)
      const business = await openCampaignBusiness(desk)
      const { length: customers } = await business.addMany(6)
      const texts = [{ body: `The menu: https://example.com/${'a'.repeat(200)}` }]
      const { id } = await business.make({ texts, holdout_percent: 0 })
      const forecast = await business.forecast(id)
      await business.start(id)
      await work({ business, ids: [id], jobs: [] }, 10)
      // Texts whose answer was lost are known only by the reports.
      const arrived = async () => (await business.messages()).filter(({ state }) => state === 'delivered')
      await expect.poll(async () => (await arrived()).length).toBe(customers)
      desk.lines!.sms.setFaults(() => 'none')
      const sent = (await arrived()).flatMap(({ recipient }) => desk.mailbox.texts(recipient))
      const segments = sent.reduce((sum, text) => sum + text.segments, 0)
      expect(segments).toBe(customers)
      expect(forecast).toMatchObject({ segments, segments_are_exact: true })
      expect(await usedTexts(business)).toBe(segments)
    },
  )
})
