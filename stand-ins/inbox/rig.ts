import { Hono } from 'hono'
import { type Mail, Mailbox, type Text } from '#stand-ins/mailbox.ts'
import type { InboundAnswer, InboundText } from '#stand-ins/twilio/receiveInbound.ts'
import { inboxApp } from './app.ts'

export const phone = '+14155550123'
export function inbox(answer: InboundAnswer = { status: 200, replies: [], problem: null }) {
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
export const text = (over: Partial<Text>): Text => ({
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
export const mail = (over: Partial<Mail>): Mail => ({
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
