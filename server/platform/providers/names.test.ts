import dns from 'node:dns'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmailProvider } from './email.ts'
import { createSendGridProvider } from './sendgrid.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { createSmsProvider } from './sms.ts'

const HOST = 'provider.test'
/** Time limit of a message, in milliseconds, where the resolver never answers. */
const LIMIT_MS = 300

const mail = {
  to: { email: 'ada@guests.test' },
  from: { name: 'Blue Door Café', email: 'hello@regulars.test' },
  ...{ subject: 'Hello', text: 'Hello', html: '<p>Hello' },
}
const account = { accountSid: 'AC1', authToken: 'a token', from: '+15550006789' }

type Opened = { send(): Promise<SendOutcome>; close(): Promise<void> }
const providers: [string, () => Opened][] = [
  [
    'texts',
    () => {
      const provider = createSmsProvider({ ...account, baseUrl: `https://${HOST}`, timeoutMs: LIMIT_MS })
      return { ...provider, send: () => provider.send({ to: '+14155550100', body: 'Hello' }) }
    },
  ],
  [
    'mail',
    () => {
      const provider = createEmailProvider({
        url: `smtps://user:password@${HOST}`,
        from: 'hello@regulars.test',
        timeoutMs: LIMIT_MS,
      })
      return { ...provider, send: () => provider.send(mail) }
    },
  ],
  [
    'mail of a business’s own account',
    () => {
      const provider = createSendGridProvider({ baseUrl: `https://${HOST}`, timeoutMs: LIMIT_MS })
      return { ...provider, send: () => provider.send({ ...mail, apiKey: 'SG.a.key', ids: {} }) }
    },
  ],
]

/** The resolver's answer to every question: an error with this code, or none at all. */
let failure: string | null
beforeEach(() => {
  const fail = (...question: unknown[]) => {
    const done = question.at(-1) as (error: Error) => void
    if (failure) process.nextTick(done, Object.assign(new Error(`getaddrinfo ${failure}`), { code: failure }))
  }
  vi.spyOn(dns, 'lookup').mockImplementation(fail as never)
  for (const method of ['resolve4', 'resolve6'] as const)
    vi.spyOn(dns.Resolver.prototype, method).mockImplementation(fail as never)
})
afterEach(() => vi.restoreAllMocks())

describe.each(providers)('a provider of %s whose name is not resolved', (_, open) => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', null])(
    'certainly got nothing, so that the message is tried again (%s)',
    async (code) => {
      failure = code
      const { send, close } = open()
      expect(await send()).toMatchObject({ outcome: 'rejected', retry: true })
      await close()
    },
  )
})
