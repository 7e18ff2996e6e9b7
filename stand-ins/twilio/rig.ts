import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach } from 'vitest'
import { createSmsProvider } from '#server/platform/providers/sms.ts'
import { Mailbox } from '#stand-ins/mailbox.ts'
import { startTwilio } from './twilio.ts'

export const account = { accountSid: `AC${'a'.repeat(32)}`, authToken: 'the-token' }
export const from = '+15005550006'
export const customer = '+14155550123'
export const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Call = { url: string; params: Record<string, string>; signature: string | undefined }

/** A product that accepts Twilio's calls and gives one answer to all of them. */
export async function product(answer = { status: 200, body: '' }) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const params = Object.fromEntries(new URLSearchParams(await text(request)))
    const signature = request.headers['x-twilio-signature']
    calls.push({ url: `${url}${request.url}`, params, signature: signature?.toString() })
    response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cleanUps.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url, calls }
}

export async function localTwilio(productUrl = 'http://127.0.0.1:9') {
  const mailbox = new Mailbox()
  const inboundUrl = () => `${productUrl}/webhooks/twilio/inbound`
  const twilio = await startTwilio({ account, mailbox, paceMs: 1, inboundUrl })
  const sms = createSmsProvider({ baseUrl: twilio.baseUrl, ...account, from, timeoutMs: 2_000 })
  cleanUps.push(twilio.close, sms.close)
  return { mailbox, twilio, sms }
}

export async function create(baseUrl: string, form: Record<string, string>, credentials = account) {
  const { accountSid, authToken } = credentials
  const response = await fetch(`${baseUrl}/2010-04-01/Accounts/${account.accountSid}/Messages.json`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    body: new URLSearchParams(form),
  })
  return { status: response.status, body: await response.json() }
}
