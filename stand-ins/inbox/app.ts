import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'
import type { Mailbox } from '../mailbox.ts'
import type { InboundAnswer, InboundText } from '../twilio/receiveInbound.ts'
import { type Html, page } from './layout.ts'
import { mailBody, mailBodyPolicy, mailList, mailView } from './mailView.ts'
import { phoneView } from './phoneView.ts'
import { emailOf, mailsUrl, phoneOf, receiversList, threadUrl } from './receivers.ts'

export type InboxOptions = {
  mailbox: Mailbox
  receiveInbound(text: InboundText): Promise<InboundAnswer>
  /** Where the app is mounted; default /dev/inbox. */
  basePath?: string
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
const css = readFileSync(new URL('./inbox.css', import.meta.url), 'utf8')
const icon = readFileSync(new URL('./icon.svg', import.meta.url), 'utf8')

/** The inbox pages and their JSON, to be mounted at `basePath`. They set their own security headers. */
export function inboxApp({ mailbox, receiveInbound, basePath = '/dev/inbox' }: InboxOptions): Hono {
  const app = new Hono()
  const show = (title: string, main: Html, open?: string) =>
    page({
      title,
      basePath,
      view: open ? 'open' : 'home',
      aside: receiversList(mailbox, basePath, open),
      main,
    })
  app.use(csrf())
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', pagePolicy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cache-Control', 'no-store')
  })
  app.get('/', (c) => {
    const asked = c.req.query('q')
    if (asked) {
      const url = asked.includes('@') ? mailsUrl(basePath, asked) : threadUrl(basePath, phoneOf(asked) ?? '')
      return c.redirect(url, 303)
    }
    const phone = phoneOf(c.req.query('phone'))
    const problem = problemOf(c.req.query('webhook'))
    if (phone) return c.html(show(phone, phoneView({ mailbox, basePath, phone, problem }), phone))
    const email = emailOf(c.req.query('email'))
    if (email) return c.html(show(email, mailList(mailbox, basePath, email), email))
    return c.html(show('All receivers', html`<p class="empty">Choose a phone or an address.</p>`))
  })
  app.get('/mail/:id', (c) => {
    const mail = mailbox.mail(c.req.param('id'))
    if (!mail) return c.html(show('Not found', html`<p class="empty">This mail is not here.</p>`), 404)
    return c.html(show(mail.subject, mailView(mail, basePath), mail.email))
  })
  app.get('/mail/:id/body', (c) => {
    const mail = mailbox.mail(c.req.param('id'))
    c.header('Content-Security-Policy', mailBodyPolicy)
    return mail ? c.html(mailBody(mail)) : c.text('This mail is not here.', 404)
  })
  app.post('/reply', async (c) => {
    const { phone, to, body } = await c.req.parseBody<Record<string, string>>()
    const from = phoneOf(phone)
    if (!from || !body) return c.text('A phone and a text are needed.', 400)
    const { status, problem } = await receiveInbound({ from, to, body })
    const told = problem === null ? '' : `&webhook=${status}`
    return c.redirect(`${threadUrl(basePath, from)}${told}#latest`, 303)
  })
  app.get('/messages.json', (c) => {
    const phone = phoneOf(c.req.query('phone'))
    const email = emailOf(c.req.query('email'))
    const texts = email && !phone ? [] : mailbox.texts(phone)
    const mails = phone && !email ? [] : mailbox.mails(email)
    return c.json({ texts, mails })
  })
  app.get('/received.json', (c) => c.json(mailbox.timesReceived()))
  app.get('/inbox.css', (c) => c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/icon.svg', (c) => c.body(icon, 200, { 'Content-Type': 'image/svg+xml' }))
  return app
}

function problemOf(webhookStatus: string | undefined): string | undefined {
  if (webhookStatus === undefined) return undefined
  if (webhookStatus === '0') return 'Nobody answered: the text did not reach the shop.'
  return `The shop did not take this text: its webhook gave no good answer (HTTP ${Number(webhookStatus)}).`
}
