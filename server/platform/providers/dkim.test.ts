import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmailProvider, type EmailProvider } from './email.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const received: string[] = []
let smtp: SMTPServer
let provider: EmailProvider
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      received.push(await text(stream))
      done()
    },
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  provider = createEmailProvider({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'hello@regulars.example',
    dkim: {
      domain: 'regulars.example',
      selector: 'mail',
      privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    },
  })
})
afterAll(async () => {
  await provider.close()
  await new Promise<void>((closed) => smtp.close(() => closed()))
})

/**
 * Verifies a signature as RFC 6376 (section 6) says, for relaxed/relaxed and rsa-sha256. Returns the names of the
 * signed headers.
 */
function verified(raw: string, key: KeyObject): { isValid: boolean; signed: string[] } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const nameOf = (header: string) => header.slice(0, header.indexOf(':')).trim().toLowerCase()
  const relaxed = (header: string) => {
    const value = header
      .slice(header.indexOf(':') + 1)
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
    return `${nameOf(header)}:${value.trim()}`
  }
  const signature = headers.find((header) => nameOf(header) === 'dkim-signature')!
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  )
  const lines = raw
    .slice(end + 4)
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
  const body = `${lines.replace(/(\r\n)+$/, '')}\r\n`
  const isWhole = createHash('sha256').update(body).digest('base64') === tags.get('bh')
  const signed = tags.get('h')!.toLowerCase().split(':')
  const chosen = signed.flatMap((name) => headers.filter((header) => nameOf(header) === name).slice(-1))
  const unsigned = relaxed(signature)
    .replace(/\bb=[^;]*$/, 'b=')
    .replace(/\bb=[^;]*;/, 'b=;')
  const data = [...chosen.map(relaxed), unsigned].join('\r\n')
  const isSigned = verify('sha256', Buffer.from(data), key, Buffer.from(tags.get('b')!, 'base64'))
  return { isValid: isWhole && isSigned, signed }
}

const mail = {
  to: { email: 'ana@guests.example', name: 'Ana' },
  from: { name: 'Café Sunrise' },
  subject: 'Spring  news ✨',
  text: 'Hello Ana,\n\nwe are open.  \n',
  html: '<p>Hello Ana</p>',
  headers: {
    'List-ID': '<shop.regulars.example>',
    'List-Unsubscribe': '<https://regulars.example/unsubscribe/token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

describe('mail under EMAIL_DKIM_*', () => {
  it('is signed so that a receiver can tell, the one-click way out included (RFC 8058)', async () => {
    expect(await provider.send(mail)).toMatchObject({ outcome: 'accepted' })
    const [raw] = received
    expect(raw).toMatch(/DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed; d=regulars\.example;/)
    const { isValid, signed } = verified(raw!, publicKey)
    expect(isValid).toBe(true)
    expect(signed).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'list-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    )
  })

  it('and what was changed on the way no longer fits', async () => {
    const [raw] = received
    expect(verified(raw!.replace('open', 'shut'), publicKey).isValid).toBe(false)
    expect(verified(raw!.replace('/unsubscribe/token', '/elsewhere'), publicKey).isValid).toBe(false)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    expect(verified(raw!, other).isValid).toBe(false)
  })
})
