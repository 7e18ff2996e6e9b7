import { html, raw } from 'hono/html'
import type { CardLink, LinkState } from '#server/identity/customer-access/index.ts'
import { offersNewLink } from '#server/identity/customer-access/index.ts'
import { formatPhone } from '#server/platform/contact/phone.ts'
import { inkOn } from './ink.ts'
import { texts } from './pageTexts.ts'

type Html = ReturnType<typeof html>
type Business = CardLink['business']
/** The parts of every page: the portal's stylesheet and icon, and whether anything is texted here. */
type Around = { links: string; canText: boolean }

/** Renders the page of a link that can be used. */
export const openPage = (around: Around, link: CardLink, pinFault?: string): Html =>
  link.origin === 'till' ? tillPage(around, link, pinFault) : textedPage(around, link, pinFault)

/**
 * Renders the page of a texted link: a button, and a PIN for customers who have none or want another. Both buttons send
 * the same form, so a typed PIN is never lost; the upper one opens the card without a PIN, too.
 */
function textedPage({ links, canText }: Around, { customer, business }: CardLink, pinFault?: string): Html {
  const hasPin = customer.phone_proven_at !== null && customer.auth_pin !== null
  return page(links, texts.title, business, [
    html`<p class="mt-2 text-lg text-muted">${texts.forYou}</p>
      <form method="post" class="mt-8">
        <button formnovalidate class="${button}" style="${colours(business)}">${texts.open}</button>
        <p class="mt-4 text-muted">${hasPin ? texts.pinStays : canText ? texts.noPin : texts.noPinNow}</p>
        <details class="mt-2" ${pinFault || !hasPin ? 'open' : ''}>
          <summary class="py-3 font-semibold underline underline-offset-4">
            ${hasPin ? texts.anotherPin : texts.choosePin}
          </summary>
          <div class="mt-2 flex flex-col gap-2">
            ${pinField(pinFault)}
            <button class="${button} border border-edge bg-surface text-ink">${texts.openWithPin}</button>
          </div>
        </details>
      </form>`,
  ])
}

/**
 * Renders the page of a till's code, for the PIN only. The end of the number shows customers whose card it is: the till
 * may have another one open.
 */
function tillPage({ links }: Around, { phone, business }: CardLink, pinFault?: string): Html {
  return page(links, texts.till.title, business, [
    html`<p class="mt-2 text-lg text-muted">${texts.till.intro(phone.slice(-2))}</p>
      <form method="post" class="mt-8 flex flex-col gap-2">
        ${pinField(pinFault)}
        <button class="${button} mt-2" style="${colours(business)}">${texts.openWithPin}</button>
      </form>`,
  ])
}

const pinField = (fault: string | undefined): Html =>
  html`<label for="pin" class="font-semibold text-sm">${texts.pinLabel}</label>
    <input
      id="pin" name="pin" type="password" inputmode="numeric" autocomplete="new-password"
      required minlength="4" maxlength="6" pattern="[0-9]{4,6}" aria-describedby="pin-hint"
      ${fault ? raw('aria-invalid="true"') : ''}
      class="h-12 rounded-md border border-edge bg-surface px-3 text-lg tracking-[0.3em]"
    />
    <p id="pin-hint" class="${fault ? 'text-danger-text' : 'text-muted'} text-sm">
      ${fault ?? texts.pinHint}
    </p>`

/** Renders why a link opens nothing, and what to do instead. */
export function refusedPage(around: Around, state: RefusedState, link: CardLink | null): Html {
  const { links, canText } = around
  const [title, text] =
    (link?.origin === 'till' && refusalsOfTill[state]) ||
    (!canText && refusalsWithoutTexts[state]) ||
    refusals[state]
  return page(links, title, link?.business ?? null, [
    html`<p class="mt-2 text-lg text-muted">${text}</p>
      ${state === 'closed' ? contact(link!.business) : ''}
      ${offersNewLink(around, link, state) ? newLinkForm(link) : signInButton}`,
  ])
}

const newLinkForm = ({ business }: CardLink): Html => html`<form method="post" class="mt-8">
      <button name="new_link" value="yes" class="${button}" style="${colours(business)}">${texts.newLink}</button>
    </form>
    <p class="mt-4">
      <a href="/customer/login" class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">${texts.signIn}</a>
    </p>`

/** Renders the page after a new link was requested. It does not tell whether one was sent. */
export function askedPage(links: string, { business }: CardLink, tooOften: boolean): Html {
  const [title, text] = tooOften ? [texts.tooOftenTitle, texts.tooOften] : [texts.askedTitle, texts.asked]
  return page(links, title, business, [
    html`<p class="mt-2 text-lg text-muted">${text}</p>
      ${signInButton}`,
  ])
}

export type RefusedState = Exclude<LinkState, 'open'> | 'unknown' | 'problem'

type Words = [title: string, text: string]

const refusals: Record<RefusedState, Words> = {
  used: [texts.usedTitle, texts.used],
  expired: [texts.expiredTitle, texts.expired],
  changed: [texts.changedTitle, texts.changed],
  closed: [texts.closedTitle, texts.closed],
  unknown: [texts.unknownTitle, texts.unknown],
  problem: [texts.problemTitle, texts.problem],
}

/** Texts that differ where no code can be texted. */
const refusalsWithoutTexts: Partial<Record<RefusedState, Words>> = {
  used: [texts.usedTitle, texts.usedNow],
  expired: [texts.expiredTitle, texts.expiredNow],
}

/** Texts that differ for a code that the till showed. */
const refusalsOfTill: Partial<Record<RefusedState, Words>> = {
  used: [texts.till.usedTitle, texts.till.used],
  expired: [texts.till.expiredTitle, texts.till.expired],
  changed: [texts.till.changedTitle, texts.till.changed],
}

const button =
  'flex min-h-14 w-full items-center justify-center rounded-md px-6 py-3 text-center font-semibold text-lg'

const signInButton = html`<a href="/customer/login" class="${button} mt-8 bg-ink text-surface">${texts.signIn}</a>`

const colours = ({ brand_color }: Business): string =>
  `background-color: ${brand_color}; color: ${inkOn(brand_color)}`

function contact({ default_country, contact_phone, contact_email, address }: Business): Html {
  if (!contact_phone && !contact_email && !address) return html`<p class="mt-4">${texts.askAtCounter}</p>`
  return html`<address class="mt-4 flex flex-col gap-1 not-italic">
    ${contact_phone && html`<a class="py-2 underline" href="tel:${contact_phone}">${formatPhone(contact_phone, default_country)}</a>`}
    ${contact_email && html`<a class="py-2 underline" href="mailto:${contact_email}">${contact_email}</a>`}
    ${address && html`<span dir="auto">${address}</span>`}
  </address>`
}

function page(links: string, title: string, business: Business | null, content: Html[]): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(links)}
      </head>
      <body>
        ${
          business &&
          html`<header style="${colours(business)}">
            <p dir="auto" class="display wrap-anywhere mx-auto max-w-md px-6 pt-12 pb-6 text-2xl">
              ${business.company_name}
            </p>
          </header>`
        }
        <main class="mx-auto max-w-md px-6 py-8">
          <h1 class="display text-2xl wrap-anywhere">${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
