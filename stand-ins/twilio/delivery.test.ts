import { describe, expect, it } from 'vitest'
import { createSmsProvider, isTwilioSignatureValid } from '#server/platform/providers/sms.ts'
import { Mailbox } from '#stand-ins/mailbox.ts'
import { account, cleanUps, customer, from, localTwilio, product } from './rig.ts'
import { startTwilio } from './twilio.ts'

describe('an accepted text', () => {
  it('is told sent and delivered by signed calls to exactly the address given', async () => {
    const { url, calls } = await product()
    const { mailbox, sms } = await localTwilio()
    const statusCallbackUrl = `${url}/status/7?shop=1&x=%20y`
    const outcome = await sms.send({ to: customer, body: 'Hi', statusCallbackUrl })
    await expect.poll(() => calls.length).toBe(3)
    expect(calls.map(({ params }) => params.MessageStatus)).toEqual(['queued', 'sent', 'delivered'])
    for (const call of calls) {
      expect(call.url).toBe(statusCallbackUrl)
      expect(isTwilioSignatureValid({ authToken: account.authToken, ...call })).toBe(true)
      expect(isTwilioSignatureValid({ authToken: 'wrong', ...call })).toBe(false)
      expect(call.params.MessageSid).toBe(outcome.outcome === 'accepted' && outcome.providerId)
    }
    expect(mailbox.texts(customer)[0]).toMatchObject({ status: 'delivered', errorCode: null })
  })

  it.each([
    ['+15005550030', 30003],
    ['+15005550031', 30005],
    ['+15005550032', 30006],
  ])('comes back undelivered for %s with error %i', async (to, code) => {
    const { url, calls } = await product()
    const { mailbox, sms } = await localTwilio()
    await sms.send({ to, body: 'Hi', statusCallbackUrl: `${url}/status` })
    await mailbox.until(() => mailbox.texts(to).find(({ status }) => status === 'undelivered'))
    await expect.poll(() => calls.length).toBe(3)
    expect(calls[2]?.params).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: String(code) })
    expect(calls[1]?.params).not.toHaveProperty('ErrorCode')
  })

  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ж'.repeat(70), 1],
    ['ж'.repeat(71), 2],
    ['ж'.repeat(135), 3],
  ])('counts its segments as carriers do (case %#)', async (body, segments) => {
    const { sms } = await localTwilio()
    expect(await sms.send({ to: customer, body })).toMatchObject({ outcome: 'accepted', segments })
  })

  it('goes out at once after Twilio was away: an idle connection that was closed is not written to', async () => {
    const mailbox = new Mailbox()
    const inboundUrl = () => 'http://127.0.0.1:9'
    const first = await startTwilio({ account, mailbox, inboundUrl })
    const sms = createSmsProvider({ baseUrl: first.baseUrl, ...account, from })
    cleanUps.push(sms.close)
    expect(await sms.send({ to: customer, body: 'One' })).toMatchObject({ outcome: 'accepted' })
    await first.close()
    expect(await sms.send({ to: customer, body: 'Two' })).toMatchObject({ outcome: 'rejected', retry: true })
    const port = Number(new URL(first.baseUrl).port)
    const second = await startTwilio({ account, mailbox, inboundUrl, port })
    cleanUps.push(second.close)
    expect(await sms.send({ to: customer, body: 'Two' })).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.texts(customer).map(({ body }) => body)).toEqual(['One', 'Two'])
  })

  it('is delivered even if nobody takes the callbacks', async () => {
    const { mailbox, sms } = await localTwilio()
    await sms.send({ to: customer, body: 'Hi', statusCallbackUrl: 'http://127.0.0.1:9/status' })
    expect(
      await mailbox.until(() => mailbox.texts(customer).find((one) => one.status === 'delivered')),
    ).toBeTruthy()
  })
})
