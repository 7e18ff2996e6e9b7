import { readFileSync } from 'node:fs'
import { Hono, type MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { type Inbox, pageRoutes } from './pages.ts'
import { emailOf, phoneOf } from './receivers.ts'

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
// The order matters: later sheets build on the rules of earlier ones.
const stylesheet = ['base', 'panes', 'phone', 'mail', 'widths']
  .map((name) => readFileSync(`stand-ins/inbox/styles/${name}.css`, 'utf8'))
  .join('\n')
const icon = readFileSync('stand-ins/inbox/icon.svg', 'utf8')

type InboxOptions = Omit<Inbox, 'basePath'> & Partial<Pick<Inbox, 'basePath'>>

/**
 * The inbox pages and their JSON, to be mounted at `basePath`, by default /dev/inbox. They set their own security
 * headers: the frame of a mail needs another policy than the page around it.
 */
export function inboxApp({ mailbox, receiveInbound, basePath = '/dev/inbox' }: InboxOptions): Hono {
  const app = new Hono()
  app.use(csrf(), securityHeaders)
  app.route('/', pageRoutes({ mailbox, receiveInbound, basePath }))
  app.get('/messages.json', (c) => {
    const phone = phoneOf(c.req.query('phone'))
    const email = emailOf(c.req.query('email'))
    const texts = email && !phone ? [] : mailbox.texts(phone)
    const mails = phone && !email ? [] : mailbox.mails(email)
    return c.json({ texts, mails })
  })
  app.get('/received.json', (c) => c.json(mailbox.timesReceived()))
  app.get('/inbox.css', (c) => c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/icon.svg', (c) => c.body(icon, 200, { 'Content-Type': 'image/svg+xml' }))
  return app
}

const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', pagePolicy)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
}
