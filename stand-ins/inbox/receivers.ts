import { html } from 'hono/html'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Mail, Mailbox, Text } from '#stand-ins/mailbox.ts'
import { type Html, when } from './layout.ts'

/** Reads a number from a query parameter, and restores a + that the browser read as a space. */
export function phoneOf(parameter: string | undefined): string | undefined {
  const digits = parameter?.replace(/\D/g, '')
  return digits ? `+${digits}` : undefined
}

export const emailOf = (parameter: string | undefined) => parameter?.trim().toLowerCase() || undefined

export const shownPhone = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

export const threadUrl = (basePath: string, phone: string) => `${basePath}?phone=${encodeURIComponent(phone)}`

export const mailsUrl = (basePath: string, email: string) => `${basePath}?email=${encodeURIComponent(email)}`

const longestList = 100

/** Every receiver of a message, latest first. */
export function receiversList(mailbox: Mailbox, basePath: string, open: string | undefined): Html {
  const phones = latestBy(mailbox.texts(), (text) => text.phone)
  const emails = latestBy(mailbox.mails(), (mail) => mail.email)
  return html`<form class="find" action="${basePath}" role="search">
<label for="q">Find a receiver</label>
<div><input id="q" name="q" type="search" autocomplete="off" placeholder="Phone or email"><button>Find</button></div>
</form>
<h2>Phones</h2>
${phones.length === 0 ? html`<p class="none">No texts yet.</p>` : html`<ul>${phones.map((text) => phoneEntry(text, basePath, open))}</ul>`}
<h2>Mail</h2>
${emails.length === 0 ? html`<p class="none">No mail yet.</p>` : html`<ul>${emails.map((mail) => mailEntry(mail, basePath, open))}</ul>`}`
}

const phoneEntry = (text: Text, basePath: string, open: string | undefined) =>
  entry(
    `${threadUrl(basePath, text.phone)}#latest`,
    shownPhone(text.phone),
    text.body,
    text.at,
    open === text.phone,
  )

const mailEntry = (mail: Mail, basePath: string, open: string | undefined) =>
  entry(mailsUrl(basePath, mail.email), mail.email, mail.subject, mail.at, open === mail.email)

function entry(url: string, name: string, preview: string, at: string, isOpen: boolean): Html {
  return html`<li><a class="row" href="${url}"${isOpen ? html` aria-current="page"` : ''}>
<strong>${name}</strong>${when(at)}<span>${preview}</span></a></li>`
}

function latestBy<Message>(messages: Message[], receiver: (message: Message) => string): Message[] {
  const latest = new Map<string, Message>()
  for (const message of messages) {
    latest.delete(receiver(message))
    latest.set(receiver(message), message)
  }
  return [...latest.values()].reverse().slice(0, longestList)
}
