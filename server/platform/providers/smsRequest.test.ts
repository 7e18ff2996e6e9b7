import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { SmsProviderOptions } from './sms.ts'
import { accountSid, providerAgainst, sms } from './smsRig.ts'

describe('the request', () => {
  async function requestFor(options: Partial<SmsProviderOptions>, body: string) {
    let seen = { url: '', authorization: '', form: new URLSearchParams() }
    const { send } = await providerAgainst(async (request, response) => {
      const form = new URLSearchParams(await text(request))
      seen = { url: request.url ?? '', authorization: request.headers.authorization ?? '', form }
      response.writeHead(201).end('{"sid":"SM1"}')
    }, options)
    await send({ ...sms, body, statusCallbackUrl: 'https://regulars.test/status?id=1&x=2' })
    return seen
  }

  it('carries any text as it is: nothing in it becomes another field', async () => {
    const body = 'A&To=+19005550000\r\nFrom: x=%26 🎁 مرحبا'
    const { form } = await requestFor({}, body)
    expect(Object.fromEntries(form)).toEqual({
      Body: body,
      From: '+15005550006',
      StatusCallback: 'https://regulars.test/status?id=1&x=2',
      To: sms.to,
    })
    expect(form.getAll('To')).toEqual([sms.to])
  })

  it('signs in with account and token, under the account', async () => {
    const { url, authorization } = await requestFor({}, 'Hello')
    expect(url).toBe(`/2010-04-01/Accounts/${accountSid}/Messages.json`)
    expect(authorization).toBe(`Basic ${Buffer.from(`${accountSid}:secret`).toString('base64')}`)
  })

  it('names a messaging service in its own field', async () => {
    const from = `MG${'a'.repeat(32)}`
    const { form } = await requestFor({ from }, 'Hello')
    expect(form.get('MessagingServiceSid')).toBe(from)
    expect(form.has('From')).toBe(false)
  })
})
