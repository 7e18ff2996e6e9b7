import { describe, expect, it } from 'vitest'
import { Mailbox } from '#stand-ins/mailbox.ts'
import { cleanUps, customer, email, mailServer, providerAt, scripted, willing } from './rig.ts'
import { startSmtp } from './smtp.ts'

/** Time after which an answer counts as missing. Other answers take a few milliseconds, a hundred on a busy machine. */
const SILENCE_MS = 2_000

describe('a mail of unknown fate', () => {
  it.each(['hangup', 'silent'])('is uncertain, and was given over exactly once (%s@)', async (name) => {
    const { mailbox, send } = await mailServer({ connections: 1, timeoutMs: SILENCE_MS })
    const messageId = '<0198c0de-0000-7000-8000-000000000001@regulars.test>'
    const outcome = await send({ ...email, to: { email: `${name}@guests.test` }, messageId })
    expect(outcome).toMatchObject({ outcome: 'uncertain' })
    // A mail that is still in the queue would be sent before this one.
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.timesReceived().mails).toMatchObject({ '0198c0de-0000-7000-8000-000000000001': 1 })
  })

  it('is uncertain on a connection that has sent mail before, too', async () => {
    const { mailbox, send } = await mailServer({ connections: 1 })
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    const hangup = 'hangup@guests.test'
    expect(await send({ ...email, to: { email: hangup } })).toMatchObject({ outcome: 'uncertain' })
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.mails(hangup)).toHaveLength(1)
  })

  it('is uncertain when the line is cut in the middle of the reply', async () => {
    const { url } = await scripted(willing, (socket) => socket.end('25'))
    const { send, close } = providerAt(url)
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'uncertain' })
  })
})

describe('a mail that was certainly not accepted', () => {
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
    const { send, close } = providerAt(url, { timeoutMs: SILENCE_MS })
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', retry: true })
    expect(lines).not.toContain('.')
  })

  it.each(['550 5.7.1 not from there', '553 5.1.8 no such sender'])(
    'is our mistake, and not the receiver’s, when the server refuses our address: %s',
    async (reply) => {
      const { url } = await scripted({ ...willing, MAIL: reply })
      const { send, close } = providerAt(url)
      cleanUps.push(close)
      const code = reply.slice(0, 3)
      expect(await send(email)).toMatchObject({ outcome: 'rejected', code, retry: true, oursToMend: true })
    },
  )

  it.each([
    ['asks for a sign-in at the receiver', { RCPT: '530 5.7.0 Authentication required' }, '530'],
    ['takes no plain sign-in any more', { MAIL: '534 5.7.9 Please log in otherwise' }, '534'],
    ['has revoked the login', { EHLO: '250-ok\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 Bad credentials' }, '535'],
    ['has forgotten the login at the text', { DATA: '530 5.7.0 Authentication required' }, '530'],
  ])('is our mistake, and not the receiver’s, when the server %s', async (_, replies, code) => {
    const { url } = await scripted({ ...willing, ...replies })
    const { send, close } = providerAt(url.replace('//', '//shop:secret@'))
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', code, retry: true, oursToMend: true })
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
    expect(mailbox.mails(customer)).toHaveLength(2)
  })
})
