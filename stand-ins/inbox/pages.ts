import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Mailbox } from '#stand-ins/mailbox.ts'
import type { InboundAnswer, InboundText } from '#stand-ins/twilio/receiveInbound.ts'
import { type Html, page } from './layout.ts'
import { mailBody, mailBodyPolicy, mailList, mailView } from './mailView.ts'
import { phoneView } from './phoneView.ts'
import { emailOf, mailsUrl, phoneOf, receiversList, threadUrl } from './receivers.ts'

export type Inbox = {
  mailbox: Mailbox
  receiveInbound(text: InboundText): Promise<InboundAnswer>
  /** The path at which the pages are mounted. */
  basePath: string
}

/**
 * The pages: receivers, the texts of one phone, the mails of one address, one mail; and the form to answer as a phone.
 */
export function pageRoutes({ mailbox, receiveInbound, basePath }: Inbox): Hono {
  const app = new Hono()
  const show = (title: string, main: Html, open?: string) => {
    const aside = receiversList(mailbox, basePath, open)
    return page({ title, basePath, view: open ? 'open' : 'home', aside, main })
  }
  const missing = () => show('Not found', note('This mail is not here.'))
  app.get('/', (c) => {
    const { q, phone: number, email: address, webhook } = c.req.query()
    if (q) return c.redirect(receiverUrl(basePath, q), 303)
    const [phone, email] = [phoneOf(number), emailOf(address)]
    const problem = problemOf(webhook)
    if (phone) return c.html(show(phone, phoneView({ mailbox, basePath, phone, problem }), phone))
    if (email) return c.html(show(email, mailList(mailbox, basePath, email), email))
    return c.html(show('All receivers', welcome))
  })
  app.get('/mail/:id', (c) => {
    const mail = mailbox.mail(c.req.param('id'))
    return mail ? c.html(show(mail.subject, mailView(mail, basePath), mail.email)) : c.html(missing(), 404)
  })
  app.get('/mail/:id/body', (c) => {
    const mail = mailbox.mail(c.req.param('id'))
    c.header('Content-Security-Policy', mailBodyPolicy)
    return mail ? c.html(mailBody(mail)) : c.html(missing(), 404)
  })
  app.post('/reply', async (c) => {
    const { phone, to, body } = await c.req.parseBody<Record<string, string>>()
    const from = phoneOf(phone)
    if (!from || !body) return c.html(show('Nothing to send', note('A phone and a text are needed.')), 400)
    const { status, problem } = await receiveInbound({ from, to, body })
    const told = problem === null ? '' : `&webhook=${status}`
    return c.redirect(`${threadUrl(basePath, from)}${told}#latest`, 303)
  })
  return app
}

const welcome = html`<section class="welcome"><h1>What your guests received</h1>
<p>Texts and mail sent from this machine stay here instead of going out. Choose a receiver to read them as they would.</p></section>`

const note = (text: string): Html => html`<h1 class="empty">${text}</h1>`

const receiverUrl = (basePath: string, asked: string) =>
  asked.includes('@') ? mailsUrl(basePath, asked) : threadUrl(basePath, phoneOf(asked) ?? '')

function problemOf(webhookStatus: string | undefined): string | undefined {
  if (webhookStatus === undefined) return undefined
  if (webhookStatus === '0') return 'Nobody answered: the text did not reach the shop.'
  return `The shop did not take this text: its webhook gave no good answer (HTTP ${Number(webhookStatus)}).`
}
