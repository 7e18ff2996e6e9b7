import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { listen } from '#stand-ins/listen.ts'
import { account, cleanUps, customer, from, localTwilio } from '#stand-ins/twilio/rig.ts'
import { readSmsLog } from './smsLog.ts'

const quick = { pageSize: 2, pauseMs: 1 }
const HOUR_MS = 3_600_000

describe('the list of texts at the provider', () => {
  it('gives those that came to our number since a moment, page by page, the oldest first', async () => {
    const { twilio, sms } = await localTwilio()
    for (const body of ['STOP', 'START', 'Are you open?']) {
      await sms.send({ to: customer, body: 'From us' })
      await twilio.receiveInbound({ from: customer, to: from, body })
    }
    await twilio.receiveInbound({ from: customer, to: '+15005550001', body: 'To another number' })
    const settings = { baseUrl: twilio.baseUrl, ...account, from }
    const log = await readSmsLog(settings, new Date(Date.now() - HOUR_MS), quick)
    const texts = 'texts' in log ? log.texts : []
    expect(texts.map(({ body, sender }) => [body, sender])).toEqual([
      ['STOP', from],
      ['START', from],
      ['Are you open?', from],
    ])
    expect(await readSmsLog(settings, new Date(Date.now() + HOUR_MS), quick)).toEqual({ texts: [] })
  })

  it('is not taken for empty where it cannot be read', async () => {
    const { twilio } = await localTwilio()
    const settings = { baseUrl: twilio.baseUrl, ...account, authToken: 'an old one', from }
    expect(await readSmsLog(settings, new Date(), quick)).toEqual({ unread: 'HTTP 401' })
  })

  it('is followed to no other host, which would get the account’s secret', async () => {
    const asked: string[] = []
    const other = await listen(
      new Hono().get('*', (c) => {
        asked.push(c.req.header('authorization') ?? '')
        return c.json({ messages: [], next_page_uri: null })
      }),
    )
    const next_page_uri = `${other.url}/2010-04-01/Accounts/x/Messages.json`
    const app = new Hono().get('*', (c) => c.json({ messages: [], next_page_uri }))
    const provider = await listen(app)
    cleanUps.push(provider.close, other.close)
    const log = await readSmsLog({ baseUrl: provider.url, ...account, from }, new Date(), quick)
    expect(log).toEqual({ unread: expect.stringMatching(/^the next page is said to be at/) })
    expect(asked).toEqual([])
  })
})
