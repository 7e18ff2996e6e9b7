import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createEmailProvider, type Email, type EmailProviderOptions } from '#server/providers/email.ts'
import { Mailbox } from '../mailbox.ts'
import { startSmtp } from './smtp.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const guest = 'ada@guests.test'
const email: Email = {
  to: { email: guest, name: 'Ada' },
  from: { name: 'Blue Door Café' },
  subject: 'Your reward is ready',
  text: 'Show this code: AB12',
  html: '<p>Show this code: <b>AB12</b></p>',
}

async function mailServer(options: Partial<EmailProviderOptions> = {}) {
  const mailbox = new Mailbox()
  const smtp = await startSmtp({ mailbox })
  const provider = providerAt(smtp.url, options)
  cleanUps.push(smtp.close, provider.close)
  return { mailbox, smtp, ...provider }
}

const providerAt = (url: string, options: Partial<EmailProviderOptions> = {}) =>
  createEmailProvider({ from: 'hello@regulars.test', timeoutMs: 1_000, ...options, url })

/** A server that runs a script of replies, one per line received; a missing one cuts the line. */
async function scripted(replies: Record<string, string | undefined>, afterBody?: (socket: Socket) => void) {
  const lines: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (line === '.') afterBody?.(socket)
        const verb = line.split(' ')[0]!
        if (!(verb in replies)) continue
        const reply = replies[verb]
        if (reply === undefined) socket.destroy()
        else socket.write(`${reply}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines, server }
}

const willing = { EHLO: '250 ok', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on', RSET: '250 ok' }

describe('a name, subject or header that tries to smuggle in a header', () => {
  const attack = 'Hi\r\nBcc: victim@other.test\r\n\r\n<script>alert(1)</script>'

  it.each([
    ['subject', { subject: attack }],
    ["sender's name", { from: { name: attack } }],
    ["receiver's name", { to: { email: guest, name: attack } }],
    ['header value', { headers: { 'X-Shop': attack } }],
    ['header name', { headers: { 'X-Shop: 1\r\nBcc: victim@other.test\r\nX-More': '1' } }],
    [
      'Bcc header',
      { headers: { Bcc: 'victim@other.test', Cc: 'victim@other.test', To: 'victim@other.test' } },
    ],
    ['message id', { messageId: 'a@b>\r\nBcc: victim@other.test' }],
  ])('reaches nobody else by the %s and leaves the content alone', async (_, change) => {
    const { mailbox, send } = await mailServer()
    expect(await send({ ...email, ...change })).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.mails().map(({ email: receiver }) => receiver)).toEqual([guest])
    const [mail] = mailbox.mails()
    expect(mail?.headers.find(({ name }) => name === 'bcc')).toBeUndefined()
    expect(mail?.text.trim()).toBe(email.text)
    expect(mail?.html).toContain('<b>AB12</b>')
  })

  it.each([
    'ada@guests.test, victim@other.test',
    'ada@guests.test\r\nRCPT TO:<victim@other.test>',
    'Ada <ada@guests.test>',
    'ada@guests.test>',
    '@relay.test:ada@guests.test',
    'ada',
    '',
  ])('is refused in an address before anything is sent (%j)', async (address) => {
    const { mailbox, send } = await mailServer()
    const refusal = { outcome: 'rejected', code: 'INVALID_ADDRESS', retry: false }
    expect(await send({ ...email, to: { email: address } })).toMatchObject(refusal)
    expect(await send({ ...email, replyTo: address })).toMatchObject(refusal)
    expect(await send({ ...email, from: { name: 'Shop', email: address } })).toMatchObject(refusal)
    expect(mailbox.mails()).toEqual([])
  })
})

describe('the mail server', () => {
  it('refuses a wrong password, and the mail may be sent again once that is mended', async () => {
    const { mailbox, smtp } = await mailServer()
    const { send, close } = providerAt(smtp.url.replace('local', 'wrong'))
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', code: '535', retry: true })
    expect(mailbox.mails()).toEqual([])
  })

  it('is given no password in the clear unless it is on this machine', async () => {
    const { url, lines } = await scripted({
      ...willing,
      EHLO: '250-ok\r\n250 AUTH PLAIN LOGIN',
      STARTTLS: '502 no',
    })
    // The same server under an address that doesn't look like this machine.
    const afar = url.replace('//127.0.0.1', '//shop:secret@[::ffff:127.0.0.1]')
    const { send, close } = providerAt(afar)
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', retry: true })
    expect(lines).toContainEqual(expect.stringMatching(/^EHLO/))
    expect(lines).not.toContainEqual(expect.stringMatching(/^(AUTH|MAIL)/))
  })
})

describe('a mail of unknown fate', () => {
  it.each(['hangup', 'silent'])('is uncertain, and was given over exactly once (%s@)', async (name) => {
    const { mailbox, send } = await mailServer()
    const messageId = '<0198c0de-0000-7000-8000-000000000001@regulars.test>'
    const outcome = await send({ ...email, to: { email: `${name}@guests.test` }, messageId })
    expect(outcome).toMatchObject({ outcome: 'uncertain' })
    await new Promise((later) => setTimeout(later, 400))
    expect(mailbox.timesReceived().mails).toEqual({ '0198c0de-0000-7000-8000-000000000001': 1 })
  })

  it('is uncertain on a connection that has sent mail before, too', async () => {
    const { mailbox, send } = await mailServer({ connections: 1 })
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    const hangup = 'hangup@guests.test'
    expect(await send({ ...email, to: { email: hangup } })).toMatchObject({ outcome: 'uncertain' })
    await new Promise((later) => setTimeout(later, 400))
    expect(mailbox.mails(hangup)).toHaveLength(1)
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
  })

  it('is uncertain when the line is cut in the middle of the reply', async () => {
    const { url } = await scripted(willing, (socket) => socket.end('25'))
    const { send, close } = providerAt(url)
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'uncertain' })
  })
})

describe('a mail that was surely not taken', () => {
  it.each([
    ['bounce', '550', false],
    ['BOUNCE+tag', '550', false],
    ['full', '452', true],
    ['spam', '554', false],
  ])('%s@ is refused with %s (may be repeated: %s)', async (name, code, retry) => {
    const { mailbox, send } = await mailServer()
    const outcome = await send({ ...email, to: { email: `${name}@guests.test` } })
    expect(outcome).toMatchObject({ outcome: 'rejected', code, retry })
    expect(mailbox.mails()).toEqual([])
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
  })

  it.each([
    ['cuts the line at the greeting', { EHLO: undefined }],
    ['cuts the line at the sender', { ...willing, MAIL: undefined }],
    ['cuts the line before taking the text', { ...willing, DATA: undefined }],
    ['never answers the sender', { EHLO: '250 ok' }],
    ['refuses the whole session', { EHLO: '554 not you', HELO: '554 not you' }],
    ['is closing down', { ...willing, MAIL: '421 closing' }],
  ])('may be sent again when the server %s', async (_, replies) => {
    const { url, lines } = await scripted(replies)
    const { send, close } = providerAt(url)
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', retry: true })
    expect(lines).not.toContain('.')
  })

  it('may be sent again when the connection is refused', async () => {
    const { url, server } = await scripted({})
    server.close()
    const { send, close } = providerAt(url)
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', retry: true })
  })

  it('goes out over a new connection when the idle one was closed by the server', async () => {
    const mailbox = new Mailbox()
    const first = await startSmtp({ mailbox })
    const port = Number(new URL(first.url).port)
    const { send, close } = providerAt(first.url, { connections: 1 })
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    await first.close()
    const second = await startSmtp({ mailbox, port })
    cleanUps.push(second.close)
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.mails(guest)).toHaveLength(2)
  })
})

describe('an accepted mail', () => {
  it('arrives with names, alternatives and headers as they were given', async () => {
    const { mailbox, send } = await mailServer()
    const unsubscribe = `<https://regulars.test/u/${'x'.repeat(200)}>`
    const outcome = await send({
      ...email,
      subject: 'Déjà vu 🎁 مرحبا',
      to: { email: 'Ada@Guests.test', name: 'Ada "Lovely" Lovelace' },
      from: { name: 'Café; Blue, Door', email: 'shop@blue-door.test' },
      replyTo: 'owner@blue-door.test',
      headers: { 'List-Unsubscribe': unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      messageId: '0198c0de-0000-7000-8000-000000000002@regulars.test',
    })
    const messageId = '<0198c0de-0000-7000-8000-000000000002@regulars.test>'
    expect(outcome).toEqual({ outcome: 'accepted', providerId: messageId })
    const mail = mailbox.mails('ada@guests.test')[0]!
    expect(mail).toMatchObject({
      from: { name: 'Café; Blue, Door', email: 'shop@blue-door.test' },
      replyTo: 'owner@blue-door.test',
      subject: 'Déjà vu 🎁 مرحبا',
      messageId,
    })
    expect(mail.headers).toContainEqual({ name: 'list-unsubscribe', value: unsubscribe })
    expect(mail.headers).toContainEqual({
      name: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    })
  })

  it('comes from the address of the setting unless it names another', async () => {
    const { mailbox, send } = await mailServer()
    await send(email)
    expect(mailbox.mails()[0]?.from).toEqual({ name: 'Blue Door Café', email: 'hello@regulars.test' })
  })

  it('arrives once each when many are sent at the same time', async () => {
    const { mailbox, send } = await mailServer({ connections: 3, timeoutMs: 10_000 })
    const ids = Array.from({ length: 40 }, (_, n) => `mail-${n}@regulars.test`)
    const outcomes = await Promise.all(ids.map((messageId) => send({ ...email, messageId })))
    expect(outcomes.every(({ outcome }) => outcome === 'accepted')).toBe(true)
    expect(mailbox.timesReceived().mails).toEqual(Object.fromEntries(ids.map((id) => [id, 1])))
  })
})
