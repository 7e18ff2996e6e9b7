import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { cleanUps, customer, email, mailServer, providerAt, scripted, willing } from './rig.ts'

describe('a name, subject or header that tries to smuggle in a header', () => {
  const attack = 'Hi\r\nBcc: victim@other.test\r\n\r\n<script>alert(1)</script>'

  it.each([
    ['subject', { subject: attack }],
    ["sender's name", { from: { name: attack } }],
    ["receiver's name", { to: { email: customer, name: attack } }],
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
    expect(mailbox.mails().map(({ email: receiver }) => receiver)).toEqual([customer])
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
    const ofReplies = { outcome: 'rejected', code: 'INVALID_REPLY_TO', retry: false }
    expect(await send({ ...email, replyTo: address })).toMatchObject(ofReplies)
    const ofOurs = { outcome: 'rejected', code: 'INVALID_SENDER', oursToMend: true }
    expect(await send({ ...email, from: { name: 'Shop', email: address } })).toMatchObject(ofOurs)
    expect(mailbox.mails()).toEqual([])
  })
})

describe('the mail server', () => {
  it('refuses a wrong password, and the mail may be sent again once that is corrected', async () => {
    const { mailbox, smtp } = await mailServer()
    const { send, close } = providerAt(smtp.url.replace('local', 'wrong'))
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({
      outcome: 'rejected',
      code: '535',
      retry: true,
      oursToMend: true,
    })
    expect(mailbox.mails()).toEqual([])
  })

  it('is given no password in the clear unless it is on this machine', async () => {
    const { url, lines } = await scripted({
      ...willing,
      EHLO: '250-ok\r\n250 AUTH PLAIN LOGIN',
      STARTTLS: '502 no',
    })
    // That server, under an address that does not look like this machine.
    const afar = url.replace('//127.0.0.1', '//shop:secret@[::ffff:127.0.0.1]')
    const { send, close } = providerAt(afar)
    cleanUps.push(close)
    expect(await send(email)).toMatchObject({ outcome: 'rejected', retry: true })
    expect(lines).toContainEqual(expect.stringMatching(/^EHLO/))
    expect(lines).not.toContainEqual(expect.stringMatching(/^(AUTH|MAIL)/))
  })

  it('continues after a client that disconnects within its mail, and keeps none of it', async () => {
    const { mailbox, smtp, send } = await mailServer()
    await cutWithinMail(smtp.url)
    expect(await send(email)).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.mails().map(({ email: receiver }) => receiver)).toEqual([customer])
  })
})

/** Signs in, begins a mail to somebody else and disconnects. */
async function cutWithinMail(url: string) {
  const { hostname, port, username, password } = new URL(url)
  const socket = connect(Number(port), hostname)
  const replies = createInterface(socket)[Symbol.asyncIterator]()
  const login = Buffer.from(`\0${username}\0${password}`).toString('base64')
  const says = [
    'HELO desk',
    `AUTH PLAIN ${login}`,
    'MAIL FROM:<a@b.test>',
    'RCPT TO:<half@guests.test>',
    'DATA',
  ]
  let { value: reply } = await replies.next()
  for (const line of says) {
    socket.write(`${line}\r\n`)
    reply = (await replies.next()).value
  }
  expect(reply).toMatch(/^354 /)
  socket.write('Subject: Half a mail\r\n')
  socket.destroy()
  await once(socket, 'close')
}
