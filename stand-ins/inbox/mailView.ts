import { html, raw } from 'hono/html'
import type { Mail, Mailbox } from '#stand-ins/mailbox.ts'
import { dayOf, type Html, hour, when } from './layout.ts'
import { withLinks } from './links.ts'
import { mailsUrl } from './receivers.ts'

const longestList = 200

/** The mails to one address, latest first. */
export function mailList(mailbox: Mailbox, basePath: string, email: string): Html {
  const mails = mailbox.mails(email).slice(-longestList).reverse()
  return html`<div class="bar"><a class="back narrow" href="${basePath}">All receivers</a>
<h1>${email}</h1><a class="button" href="${mailsUrl(basePath, email)}">Refresh</a></div>
${mails.length === 0 ? html`<p class="empty">No mail for this address yet.</p>` : html`<ul class="mails">${mails.map((mail) => row(mail, basePath))}</ul>`}`
}

const row = (mail: Mail, basePath: string): Html =>
  html`<li><a class="row" href="${basePath}/mail/${mail.id}"><strong>${mail.from.name || mail.from.email}</strong>${when(mail.at)}
<b dir="auto">${mail.subject || '(no subject)'}</b><span dir="auto">${mail.text.slice(0, 160)}</span></a></li>`

/** One mail: rendered in a sandboxed frame, with its text alternative and headers. */
export function mailView(mail: Mail, basePath: string): Html {
  return html`<div class="bar"><a class="back" href="${mailsUrl(basePath, mail.email)}">All mail to this address</a>
<h1 dir="auto">${mail.subject || '(no subject)'}</h1></div>
<dl class="envelope">
<dt>From</dt><dd>${mail.from.name} &lt;${mail.from.email}&gt;</dd>
<dt>To</dt><dd>${mail.email}</dd>
${mail.replyTo === null ? '' : html`<dt>Answers to</dt><dd>${mail.replyTo}</dd>`}
<dt>Sent</dt><dd>${dayOf(mail.at)}, ${hour(mail.at)}</dd>
</dl>
${mail.html === '' ? html`<p class="none">This mail has no HTML part.</p>` : html`<iframe title="The mail" src="${basePath}/mail/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<details${mail.html === '' ? html` open` : ''}><summary>Text alternative</summary><pre class="text" dir="auto">${withLinks(mail.text)}</pre></details>
<details><summary>Headers</summary><dl class="headers">${mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></details>`
}

/** The mail's own HTML; links open in a new tab, as in a mail program. */
export const mailBody = (mail: Mail): Html =>
  html`<!doctype html><meta charset="utf-8"><base target="_blank">${raw(mail.html)}`

/** The content security policy of that frame: it allows only styles and pictures. */
export const mailBodyPolicy = [
  "default-src 'none'",
  'img-src data: http: https:',
  "style-src 'unsafe-inline'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
