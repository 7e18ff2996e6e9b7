import { readFileSync } from 'node:fs'
import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { money } from './invoices/invoiceLines.ts'

export type Html = ReturnType<typeof html>

const stylesheet = readFileSync('stand-ins/stripe/pages.css', 'utf8')

/** The frame around every hosted page: the subject at the side, the actions in the main part. */
export function page({ title, aside, main }: { title: string; aside: Html; main: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Stripe (local)</title>
<link rel="stylesheet" href="/pages.css">
<link rel="icon" href="data:,">
</head>
<body>
<p class="mode">Test mode. This page runs on your computer and plays Stripe’s part: no card is charged.</p>
<div class="panes">
<aside aria-label="Summary">${aside}</aside>
<main>${main}</main>
</div>
</body>
</html>`
}

export const stylesheetBody = stylesheet

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', pagePolicy)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
}

export const alarm = (text: string | undefined): Html =>
  text ? html`<p class="alarm" role="alert">${text}</p>` : html``

const longDay = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
export const dayOf = (seconds: number): string => longDay.format(seconds * 1000)
export { money }

const cards: [string, string][] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has too little money'],
  ['4000 0025 0000 3155', 'asks who pays, the first time'],
  ['4000 0027 6000 3184', 'asks who pays, each time'],
  ['4000 0000 0000 0341', 'is kept, and declined when it is charged'],
]

type Field = {
  name: string
  label: string
  value: string
  autocomplete?: string
  type?: string
  list?: string
}

const field = ({ name, label, value, autocomplete = 'off', type = 'text', list }: Field): Html =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${list ? html` list="${list}"` : ''}>`

export type CardFields = { number: string; expiry: string; cvc: string; name: string }
export const testCard: CardFields = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: '' }

/** The fields of a card, with a test card's number as the suggested value. */
export const cardFields = (values: CardFields): Html => html`<fieldset><legend>Card</legend>
${field({ name: 'card_number', label: 'Card number', value: values.number, list: 'test-cards' })}
<datalist id="test-cards">${cards.map(([number, does]) => html`<option value="${number}">${does}</option>`)}</datalist>
<div class="pair"><div>${field({ name: 'card_expiry', label: 'Expiry', value: values.expiry })}</div>
<div>${field({ name: 'card_cvc', label: 'CVC', value: values.cvc })}</div></div>
<label for="card_name">Name on card</label><input id="card_name" name="card_name" value="${values.name}" autocomplete="off">
</fieldset>
<details><summary>Test cards</summary><ul>${cards.map(([number, does]) => html`<li><code>${number}</code> ${does}</li>`)}</ul></details>`

export const emailField = (value: string, isFixed: boolean): Html =>
  isFixed
    ? html`<p class="fixed"><span>Email</span> ${value}</p>`
    : field({ name: 'email', label: 'Email', value, type: 'email' })

type Read = { fields: CardFields; number: string; month: number; year: number; problem?: string }

/** Reads a card as it was typed, with the first problem found. */
export function readCard(form: Record<string, string>): Read {
  const { card_number = '', card_expiry = '', card_cvc = '', card_name = '' } = form
  const fields = { number: card_number, expiry: card_expiry, cvc: card_cvc, name: card_name.trim() }
  const number = card_number.replaceAll(/\s/g, '')
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(card_expiry) ?? []
  const read = { fields, number, month: Number(month), year: 2000 + Number(year) }
  if (number === '') return { ...read, problem: 'Your card number is incomplete.' }
  if (!month || read.month < 1 || read.month > 12)
    return { ...read, problem: "Your card's expiration date is incomplete." }
  if (!/^\d{3,4}$/.test(card_cvc)) return { ...read, problem: "Your card's security code is incomplete." }
  return read
}

/** The page on which a bank asks the cardholder to authenticate. */
export const authenticatePage = (action: string, what: string): Html =>
  page({
    title: '3D Secure',
    aside: html`<h2>Your bank</h2><p>${what}</p>`,
    main: html`<h1>3D Secure</h1><p>Your bank asks whether this is you.</p>
<form method="post" action="${action}"><div class="actions">
<button name="outcome" value="complete">Complete authentication</button>
<button class="second" name="outcome" value="fail">Fail authentication</button></div></form>`,
  })

export const messagePage = (title: string, text: string, link?: { href: string; label: string }): Html =>
  page({
    title,
    aside: html`<h2>Stripe (local)</h2>`,
    main: html`<h1>${title}</h1><p>${text}</p>${link ? html`<p><a href="${link.href}">${link.label}</a></p>` : ''}`,
  })
