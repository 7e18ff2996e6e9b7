import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { createEmailProvider } from '#server/platform/providers/email.ts'
import { createSmsProvider } from '#server/platform/providers/sms.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Addresses = { twilioBaseUrl: string; smtpUrl: string; inboxUrl: string }

async function run(...flags: string[]): Promise<Addresses & { process: ChildProcess }> {
  const main = new URL('./main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main, '--public-url', 'http://127.0.0.1:9', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUps.push(() => child.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: child.stdout! }), 'line')
  return { ...JSON.parse(line), process: child }
}

describe('the stand-ins as a separate process', () => {
  it('keep what was sent through a kill, and count it by the product’s id', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stand-ins-'))
    cleanUps.push(() => rmSync(dataDir, { recursive: true }))
    const first = await run('--data-dir', dataDir, '--auth-token', 'token')
    const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' }
    const sms = createSmsProvider({ baseUrl: first.twilioBaseUrl, ...account, from: '+15005550006' })
    const email = createEmailProvider({ url: first.smtpUrl, from: 'hello@regulars.test' })
    cleanUps.push(sms.close, email.close)
    const statusCallbackUrl = 'http://127.0.0.1:9/status/0198c0de-0000-7000-8000-000000000001'
    await sms.send({ to: '+14155550123', body: 'Your card', statusCallbackUrl })
    const to = { email: 'ada@guests.test' }
    await email.send({
      to,
      from: { name: 'Shop' },
      subject: 'Hi',
      text: 'Hi',
      html: '',
      messageId: 'one@regulars.test',
    })
    first.process.kill('SIGKILL')
    await once(first.process, 'exit')

    const second = await run('--data-dir', dataDir)
    const received = await (await fetch(`${second.inboxUrl}/received.json`)).json()
    expect(received).toEqual({
      texts: { '0198c0de-0000-7000-8000-000000000001': 1 },
      mails: { 'one@regulars.test': 1 },
    })
    const page = await (await fetch(`${second.inboxUrl}?phone=%2B14155550123`)).text()
    expect(page).toContain('Your card')
  })

  it('stop cleanly when asked', async () => {
    const { process: child } = await run()
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
