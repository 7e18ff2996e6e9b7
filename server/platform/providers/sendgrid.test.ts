import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mailSend } from '#stand-ins/sendgrid/mailSend.ts'
import { newReportSigner } from '#stand-ins/sendgrid/signReport.ts'
import { createSendGridProvider, requestOf } from './sendgrid.ts'
import { isSendGridSignatureValid } from './sendgridSignature.ts'

const mail = {
  to: { email: 'ana@guests.example', name: 'Ana' },
  from: { email: 'hello@cafe.example', name: 'Café Sunrise' },
  replyTo: 'owner@cafe.example',
  subject: 'Hello',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
  headers: { 'List-Unsubscribe': '<https://example.com/u>' },
  ids: { message_id: 'm', attempt: '1' },
}

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/** A provider whose API gives one answer to all, or none for 'silent'. */
async function providerOf(answer: Answer | 'silent') {
  const asked: { authorization: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers
    asked.push({ authorization, body: JSON.parse(await text(request)) })
    if (answer === 'silent') return
    response.writeHead(answer.status, answer.headers)
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? ''))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createSendGridProvider({ baseUrl, timeoutMs: 500 })
  cleanUps.push(async () => {
    server.closeAllConnections()
    server.close()
  }, provider.close)
  return { asked, send: () => provider.send({ ...mail, apiKey: 'SG.a.key' }) }
}

const errors = (message: string, field: string | null = null) => ({ errors: [{ message, field }] })

describe('an answer of SendGrid', () => {
  it('202 is accepted, under the id that reports begin with', async () => {
    const { asked, send } = await providerOf({ status: 202, headers: { 'X-Message-Id': 'abc' } })
    expect(await send()).toEqual({ outcome: 'accepted', providerId: 'abc' })
    expect(asked).toMatchObject([{ authorization: 'Bearer SG.a.key', body: { subject: 'Hello' } }])
  })

  const answers: [string, Answer | 'silent', object][] = [
    [
      '401',
      { status: 401, body: errors('revoked') },
      { outcome: 'rejected', retry: true, senderRefused: true },
    ],
    ['403', { status: 403, body: errors('no') }, { outcome: 'rejected', retry: true, senderRefused: true }],
    [
      '400 about the sender',
      { status: 400, body: errors('not verified', 'from.email') },
      { outcome: 'rejected', senderRefused: true },
    ],
    ['400', { status: 400, body: errors('no', 'content.0.value') }, { outcome: 'rejected', retry: false }],
    ['413', { status: 413, body: errors('too large') }, { outcome: 'rejected', retry: false }],
    ['429', { status: 429, body: errors('slow down') }, { outcome: 'rejected', retry: true }],
    ['500 in its own words', { status: 500, body: errors('internal') }, { outcome: 'rejected', retry: true }],
    ['503', { status: 503, body: '<html>' }, { outcome: 'rejected', retry: true }],
    ['502 of what stands before it', { status: 502, body: '<html>' }, { outcome: 'uncertain' }],
    ['202 without an id', { status: 202 }, { outcome: 'uncertain' }],
    ['none in time', 'silent', { outcome: 'uncertain' }],
  ]
  it.each(answers)('%s', async (_name, answer, outcome) => {
    const { send } = await providerOf(answer)
    const told = await send()
    expect(told).toMatchObject(outcome)
    if (!('senderRefused' in outcome)) expect(told).not.toHaveProperty('senderRefused')
  })

  it('nobody listening is a refusal to be tried again', async () => {
    const provider = createSendGridProvider({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 500 })
    cleanUps.push(provider.close)
    expect(await provider.send({ ...mail, apiKey: 'SG.a.key' })).toMatchObject({
      outcome: 'rejected',
      retry: true,
    })
  })
})

describe('the signature of a report', () => {
  const signer = newReportSigner()
  const now = new Date('2026-03-02T15:00:00Z')
  const body = '[{"event":"delivered"}]'
  const { 'x-twilio-email-event-webhook-signature': signature, ...headers } = signer.headersFor(body, now)
  const timestamp = headers['x-twilio-email-event-webhook-timestamp']
  const report = { publicKey: signer.publicKey, body, signature, timestamp, now }

  it('fits its body, its time and its key', () => {
    expect(isSendGridSignatureValid(report)).toBe(true)
  })

  const forged: [string, Partial<typeof report>][] = [
    ['another body', { body: '[{"event":"bounce"}]' }],
    ['another time', { timestamp: String(Number(timestamp) + 1) }],
    ['another key', { publicKey: newReportSigner().publicKey }],
    ['no key', { publicKey: 'not a key' }],
    ['no signature', { signature: undefined }],
    ['nonsense', { signature: 'nonsense' }],
    ['two days later', { now: new Date('2026-03-04T15:00:00Z') }],
  ]
  it.each(forged)('and not %s', (_name, change) => {
    expect(isSendGridSignatureValid({ ...report, ...change })).toBe(false)
  })
})

const document = new URL('../../../../shared/specs/sendgrid/sendgrid-mail-trim.json', import.meta.url)
const isHere = existsSync(document)
if (!isHere)
  console.warn('SKIPPED: SendGrid’s official API document is not here, the request was not held to it')

/**
 * The schema of a mail to be sent, from the OpenAPI document, with its references put in and nothing unknown allowed.
 */
function documented(): z.ZodType {
  const { components } = JSON.parse(readFileSync(document, 'utf8'))
  const inlined = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inlined)
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node) return inlined(components.schemas[String(node.$ref).split('/').at(-1)!])
    const known = Object.entries(node).map(([key, value]) => [key, inlined(value)])
    const strict = 'properties' in node ? { additionalProperties: false } : {}
    return { ...Object.fromEntries(known), ...strict }
  }
  const { schema } = components.requestBodies.PostMailSend.content['application/json']
  return z.fromJSONSchema(inlined(schema) as Parameters<typeof z.fromJSONSchema>[0], {
    defaultTarget: 'openapi-3.0',
  })
}

describe.skipIf(!isHere)('held to the official document', () => {
  it('the validator refuses what breaks it', () => {
    const { from: _from, ...without } = requestOf(mail)
    expect(documented().safeParse(without).success).toBe(false)
    expect(documented().safeParse({ ...requestOf(mail), invented: 1 }).success).toBe(false)
    expect(documented().safeParse({ ...requestOf(mail), subject: '' }).success).toBe(false)
  })

  it('the request has what is documented, and the stand-in reads it', () => {
    const request = requestOf(mail)
    expect(documented().safeParse(request).error).toBeUndefined()
    expect(mailSend.safeParse(request).error).toBeUndefined()
    const bare = requestOf({ ...mail, to: { email: 'ana@guests.example' }, replyTo: undefined, headers: {} })
    expect(documented().safeParse(bare).error).toBeUndefined()
  })
})
