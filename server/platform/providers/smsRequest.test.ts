import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { accountSid, providerAgainst, sms } from './sms.rig.ts'
import type { SmsProviderOptions } from './sms.ts'

const document = new URL('../../../../shared/specs/twilio/twilio-messages-trim.json', import.meta.url)
const isHere = existsSync(document)
if (!isHere) console.warn('SKIPPED: Twilio’s API document is not here, the requests were not held to it')

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

  it.skipIf(!isHere).each(['+15005550006', `MG${'a'.repeat(32)}`])(
    'has only what the official document has, and all that it wants (skipped where shared/specs/twilio is missing): %s',
    async (from) => {
      const { paths } = JSON.parse(readFileSync(document, 'utf8'))
      const { post } = paths['/2010-04-01/Accounts/{AccountSid}/Messages.json']
      const { schema } = post.requestBody.content['application/x-www-form-urlencoded']
      const { form } = await requestFor({ from }, 'Hello')
      expect([...form.keys()].filter((name) => !(name in schema.properties))).toEqual([])
      expect(schema.required.filter((name: string) => !form.has(name))).toEqual([])
      expect(schema.properties).not.toHaveProperty('Invented')
    },
  )
})
