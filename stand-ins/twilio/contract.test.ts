import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Mailbox, type Text } from '#stand-ins/mailbox.ts'
import { messageResource } from './messageResource.ts'
import { startTwilio, type TwilioStandIn } from './twilio.ts'

const document = new URL('../../../shared/specs/twilio/twilio-messages-trim.json', import.meta.url)
const isHere = existsSync(document)
if (!isHere)
  console.warn('SKIPPED: Twilio’s official API document is not here, the stand-in was not held to it')

const inboundText: Text = {
  kind: 'text',
  id: `SM${'e'.repeat(32)}`,
  at: '2026-03-01T09:00:00.000Z',
  direction: 'sent',
  phone: '+14155550126',
  sender: '+15005550006',
  service: null,
  body: 'Hi',
  segments: 1,
  status: 'received',
  errorCode: null,
  statusCallbackUrl: null,
}

type Schemas = Record<string, { properties: Record<string, object> }>

/** The document's schema of a message with its references inlined, as a strict validator. */
function messageSchema() {
  const { components } = JSON.parse(readFileSync(document, 'utf8')) as { components: { schemas: Schemas } }
  const inlined = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inlined)
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node) return inlined(components.schemas[String(node.$ref).split('/').at(-1)!])
    const known = Object.entries(node).filter(([key]) => key !== 'format' && key !== 'x-twilio')
    return Object.fromEntries(known.map(([key, value]) => [key, inlined(value)]))
  }
  const message = components.schemas['api.v2010.account.message']!
  const schema = {
    ...(inlined(message) as object),
    required: Object.keys(message.properties),
    additionalProperties: false,
  }
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'openapi-3.0' })
}

describe.skipIf(!isHere)('held to the official document', () => {
  const account = { accountSid: `AC${'c'.repeat(32)}`, authToken: 'token' }
  const authorization = `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}`
  let twilio: TwilioStandIn
  const mailbox = new Mailbox()
  beforeAll(async () => {
    twilio = await startTwilio({ account, mailbox, paceMs: 1, inboundUrl: () => 'http://127.0.0.1:9' })
  })
  afterAll(() => twilio.close())

  const post = (form: Record<string, string>) =>
    fetch(`${twilio.baseUrl}/2010-04-01/Accounts/${account.accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(form),
    })

  it('the validator itself refuses what breaks the document', () => {
    const schema = messageSchema()
    const message = messageResource(account.accountSid, inboundText)
    const { uri, ...withoutUri } = message
    expect(schema.safeParse(message).success).toBe(true)
    expect(schema.safeParse(withoutUri).success).toBe(false)
    expect(schema.safeParse({ ...message, invented: uri }).success).toBe(false)
    expect(schema.safeParse({ ...message, status: 'unheard-of' }).success).toBe(false)
    expect(schema.safeParse({ ...message, sid: 'XX1' }).success).toBe(false)
    expect(schema.safeParse({ ...message, num_segments: 1 }).success).toBe(false)
  })

  const senders: Record<string, string>[] = [
    { From: '+15005550006' },
    { MessagingServiceSid: `MG${'d'.repeat(32)}` },
  ]
  it.each(senders)('a created message has exactly the documented fields, with 201 (%o)', async (sender) => {
    const response = await post({ To: '+14155550123', Body: 'Hello 👋', ...sender })
    expect(response.status).toBe(201)
    const message = await response.json()
    expect(messageSchema().parse(message)).toEqual(message)
  })

  it.each(['+14155550124', '+15005550030'])(
    'a message fetched at its own address has them after delivery (%s)',
    async (To) => {
      const created = await (await post({ To, From: '+15005550006', Body: 'Hello' })).json()
      await mailbox.until(() => (/delivered/.test(mailbox.text(created.sid)!.status) ? true : undefined))
      const response = await fetch(`${twilio.baseUrl}${created.uri}`, { headers: { authorization } })
      expect(response.status).toBe(200)
      const message = await response.json()
      expect(messageSchema().parse(message)).toEqual(message)
      expect(message.date_sent).not.toBeNull()
    },
  )

  it('a page of the list has the documented fields, and so have its messages', async () => {
    for (let n = 0; n < 3; n += 1) await twilio.receiveInbound({ from: '+14155550127', body: 'Hi' })
    const list = `${twilio.baseUrl}/2010-04-01/Accounts/${account.accountSid}/Messages.json`
    const response = await fetch(`${list}?From=%2B14155550127&PageSize=2`, { headers: { authorization } })
    const { messages, ...paging } = await response.json()
    expect(Object.keys(paging).toSorted()).toEqual(
      'end first_page_uri next_page_uri page page_size previous_page_uri start uri'.split(' '),
    )
    expect(messages).toHaveLength(2)
    for (const message of messages) expect(messageSchema().parse(message)).toEqual(message)
    const next = await fetch(`${twilio.baseUrl}${paging.next_page_uri}`, { headers: { authorization } })
    expect(await next.json()).toMatchObject({ messages: [{}], next_page_uri: null, page: 1, start: 2 })
  })

  it('a text from a phone has them too', async () => {
    await twilio.receiveInbound({ from: '+14155550125', body: 'Hi' })
    const { id } = mailbox.texts('+14155550125')[0]!
    const url = `${twilio.baseUrl}/2010-04-01/Accounts/${account.accountSid}/Messages/${id}.json`
    const message = await (await fetch(url, { headers: { authorization } })).json()
    expect(messageSchema().parse(message)).toEqual(message)
    expect(message.direction).toBe('inbound')
  })
})
