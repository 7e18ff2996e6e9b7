import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { createSmsProvider, type SmsProvider, type SmsProviderOptions } from './sms.ts'

export const accountSid = `AC${'1'.repeat(32)}`
const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** A provider connected to a test HTTP server. */
export async function providerAgainst(listener: RequestListener, options: Partial<SmsProviderOptions> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cleanUps.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return provider({ baseUrl, ...options })
}

export function provider(options: Partial<SmsProviderOptions> & { baseUrl: string }): SmsProvider {
  const made = createSmsProvider({ accountSid, authToken: 'secret', from: '+15005550006', ...options })
  cleanUps.push(() => made.close())
  return made
}

export const answering = (status: number, body: unknown): RequestListener => {
  const written = typeof body === 'string' ? body : JSON.stringify(body)
  return (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(written))
  }
}
export const sms = { to: '+14155550123', body: 'Your reward is ready' }
