import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type Mail, Mailbox, type Text } from '../mailbox.ts'
import type { InboundAnswer, InboundText } from '../twilio/receiveInbound.ts'
import { inboxApp } from './app.ts'

const phone = '+14155550123'
const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'

function inbox(answer: InboundAnswer = { status: 200, replies: [], problem: null }) {
  const mailbox = new Mailbox()
  const sent: InboundText[] = []
  const receiveInbound = async (text: InboundText) => {
    sent.push(text)
    return answer
  }
  const app = new Hono().route('/dev/inbox', inboxApp({ mailbox, receiveInbound }))
  const get = async (path: string) => {
    const response = await app.request(`http://shop.test/dev/inbox${path}`)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  const reply = (
    form: Record<string, string>,
    headers: Record<string, string> = { Origin: 'http://shop.test' },
  ) =>
    app.request('http://shop.test/dev/inbox/reply', {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })
  return { mailbox, sent, get, reply }
}

let number = 0
const text = (over: Partial<Text>): Text => ({
  kind: 'text',
  id: `SM${number++}`,
  at: new Date().toISOString(),
  direction: 'received',
  phone,
  sender: '+15005550006',
  service: null,
  body: 'Hi',
  segments: 1,
  status: 'delivered',
  errorCode: null,
  statusCallbackUrl: null,
  ...over,
})
const mail = (over: Partial<Mail>): Mail => ({
  kind: 'mail',
  id: `mail-${number++}`,
  at: new Date().toISOString(),
  email: 'ada@guests.test',
  from: { name: 'Blue Door Café', email: 'hello@regulars.test' },
  replyTo: null,
  subject: 'Your reward',
  text: 'Show AB12',
  html: '<p>Show <b>AB12</b></p>',
  headers: [],
  messageId: '',
  ...over,
})

describe('a hostile message', () => {
  it('is shown as the text it is, wherever it appears', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({ body: attack, sender: attack }))
    const hostile = mail({
      id: 'hostile',
      subject: attack,
      text: attack,
      html: '',
      email: `${attack}@x.test`,
      from: { name: attack, email: attack },
      replyTo: attack,
      headers: [{ name: attack, value: attack }],
    })
    mailbox.keep(hostile)
    const mails = `?email=${encodeURIComponent(hostile.email)}`
    for (const path of ['', `?phone=${encodeURIComponent(phone)}`, mails, '/mail/hostile']) {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(body).toContain('&lt;script&gt;')
      expect(body).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>"/)
    }
  })

  it('cannot make a link of anything but a web address', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({ body: `javascript:alert(1) data:text/html,x http://ok.test/"onmouseover="alert(1)` }))
    const { body } = await get(`?phone=${encodeURIComponent(phone)}`)
    expect(body.match(/<a href="(?!\/dev\/inbox|#)[^"]*"/g)).toEqual(['<a href="http://ok.test/"'])
  })

  it('runs no script and posts nowhere: its frame is sandboxed under a policy of its own', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(mail({ id: 'one', html: `<form action="https://evil.test"></form>${attack}` }))
    const page = await get('/mail/one')
    const frame = page.body.match(/<iframe[^>]*>/)?.[0]
    expect(frame).toContain('src="/dev/inbox/mail/one/body"')
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    const policy = (await get('/mail/one/body')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toContain('script-src')
  })
})

describe('every page', () => {
  it('allows no inline script or style, and has none', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({}))
    mailbox.keep(mail({ id: 'one' }))
    for (const path of ['', '?phone=14155550123', '?email=ada@guests.test', '/mail/one', '/mail/none']) {
      const { headers, body } = await get(path)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("style-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    }
  })
})

describe('reading', () => {
  it.each(['+14155550123', '%2B14155550123', ' 1 (415) 555-0123', '14155550123'])(
    'finds a phone however its number is written (%s)',
    async (written) => {
      const { mailbox, get } = inbox()
      mailbox.keep(text({ body: 'For Ada' }))
      mailbox.keep(text({ body: 'For Bob', phone: '+14155550124' }))
      const { texts } = JSON.parse((await get(`/messages.json?phone=${written}`)).body)
      expect(texts.map(({ body }: Text) => body)).toEqual(['For Ada'])
      expect((await get(`?phone=${written}`)).body).toMatch(/<p dir="auto">For Ada<\/p>/)
    },
  )

  it('gives an address its own mail only, whatever the capitals', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(mail({ subject: 'For Ada' }))
    mailbox.keep(mail({ subject: 'For Bob', email: 'bob@guests.test' }))
    mailbox.keep(text({}))
    const answer = JSON.parse((await get('/messages.json?email=ADA@guests.test')).body)
    expect(answer.mails.map(({ subject }: Mail) => subject)).toEqual(['For Ada'])
    expect(answer.texts).toEqual([])
  })

  it('gives everything without a filter', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(mail({}))
    mailbox.keep(text({}))
    const answer = JSON.parse((await get('/messages.json')).body)
    expect([answer.mails.length, answer.texts.length]).toEqual([1, 1])
  })

  it('makes links clickable, without the full stop behind them', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({ body: 'Your card: http://shop.test/c/abc?x=1&y=2. See you!' }))
    const { body } = await get(`?phone=${encodeURIComponent(phone)}`)
    expect(body).toContain('<a href="http://shop.test/c/abc?x=1&amp;y=2" rel="noopener noreferrer">')
  })

  it('says kindly that a mail is not here', async () => {
    expect(await inbox().get('/mail/none')).toMatchObject({ status: 404 })
  })
})

describe('answering as a phone', () => {
  it('is refused to another site', async () => {
    const { sent, reply } = inbox()
    const response = await reply({ phone, body: 'STOP' }, { Origin: 'https://evil.test' })
    expect(response.status).toBe(403)
    expect(sent).toEqual([])
  })

  it('sends the text to the number that wrote, and returns to the thread', async () => {
    const { sent, reply } = inbox()
    const response = await reply({ phone, to: '+15005550006', body: 'STOP' })
    expect(sent).toEqual([{ from: phone, to: '+15005550006', body: 'STOP' }])
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/dev/inbox?phone=%2B14155550123#latest')
  })

  it('says on the thread that the shop did not take the text', async () => {
    const { mailbox, get, reply } = inbox({ status: 500, replies: [], problem: 'The webhook answered 500' })
    mailbox.keep(text({}))
    const location = (await reply({ phone, body: 'STOP' })).headers.get('location')!
    const { body } = await get(location.replace('/dev/inbox', '').replace('#latest', ''))
    expect(body).toContain('role="alert"')
    expect(body).toContain('HTTP 500')
  })

  it.each([{ phone }, { body: 'STOP' }, { phone: 'abc', body: 'STOP' }])(
    'needs a phone and a text (%o)',
    async (form) => {
      const { sent, reply } = inbox()
      expect((await reply(form as Record<string, string>)).status).toBe(400)
      expect(sent).toEqual([])
    },
  )
})
