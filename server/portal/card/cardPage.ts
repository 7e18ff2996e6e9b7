import { html, raw } from 'hono/html'
import type { CardLink, EndedLink, LinkState } from '#server/identity/customer-access/index.ts'
import { offersNewLink } from '#server/identity/customer-access/index.ts'
import { formatPhone } from '#server/platform/contact/phone.ts'
import type { LinkedCard } from './contract.ts'
import { cardsBeside, rewardList } from './linked/linkedPage.ts'
import {
  type Around,
  type Business,
  button,
  colours,
  type Html,
  page,
  signInButton,
  signInPath,
} from './pageFrame.ts'
import type { PageTexts } from './pageTexts.ts'

/** Renders the page of a link that can be used. Only a texted one shows the card: a till may have another's open. */
export const openPage = (around: Around, link: CardLink, card: LinkedCard | null, pinFault?: string): Html =>
  card ? textedPage(around, link, card, pinFault) : tillPage(around, link, pinFault)

/**
 * Renders the page of a texted link: a button, and a PIN for customers who have none or want another. Both buttons send
 * the same form, so a typed PIN is never lost; the upper one opens the card without a PIN, too.
 */
function textedPage(
  around: Around,
  { customer, business }: CardLink,
  card: LinkedCard,
  pinFault?: string,
): Html {
  const { canText, texts } = around
  const hasPin = customer.phone_proven_at !== null && customer.auth_pin !== null
  const form = html`<form method="post">
      <button formnovalidate class="${button}" style="${colours(business)}">${texts.open}</button>
      <p class="mt-4 text-muted">${hasPin ? texts.pinStays : canText ? texts.noPin : texts.noPinNow}</p>
      <details class="mt-2" ${pinFault || !hasPin ? 'open' : ''}>
        <summary class="py-3 font-semibold underline underline-offset-4">
          ${hasPin ? texts.anotherPin : texts.choosePin}
        </summary>
        <div class="mt-2 flex flex-col gap-2">
          ${pinField(around, pinFault)}
          <button class="${button} border border-edge bg-surface text-ink">${texts.openWithPin}</button>
        </div>
      </details>
    </form>`
  return page(around, { title: texts.title, business, wide: true }, [
    html`<p class="mt-2 text-lg text-muted">${texts.forYou}</p>`,
    cardsBeside(around, card, html`${form}${rewardList(around, card)}`, { first: true }),
  ])
}

/**
 * Renders the page of a till's code, for the PIN only. The end of the number shows customers whose card it is: the till
 * may have another one open.
 */
function tillPage(around: Around, { phone, business }: CardLink, pinFault?: string): Html {
  const { texts } = around
  return page(around, { title: texts.till.title, business }, [
    html`<p class="mt-2 text-lg text-muted">${texts.till.intro(phone.slice(-2))}</p>
      <form method="post" class="mt-8 flex flex-col gap-2">
        ${pinField(around, pinFault)}
        <button class="${button} mt-2" style="${colours(business)}">${texts.openWithPin}</button>
      </form>`,
  ])
}

const pinField = ({ texts }: Around, fault: string | undefined): Html =>
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
export function refusedPage(
  around: Around,
  { link, state }: { link: CardLink | EndedLink; state: RefusedState & LinkState },
): Html {
  const { business } = link
  const { texts } = around
  const [title, text] =
    (link.origin === 'till' && refusalsOfTill(texts)[state]) ||
    (link.origin === 'mail' && refusalsOfMail(texts)[state]) ||
    (!around.canText && refusalsWithoutTexts(texts)[state]) ||
    refusals(texts)[state]
  return page(around, { title, business }, [
    html`<p class="mt-2 text-lg text-muted">${text}</p>
      ${state === 'closed' ? contact(around, business) : ''}
      ${offersNewLink(around, link, state) ? newLinkForm(around, business) : signInButton(around, business)}`,
  ])
}

/** Renders what is said where no business is known: of an unknown link, or of a failure. */
export function namelessPage(around: Around, state: Exclude<RefusedState, LinkState>): Html {
  const [title, text] = refusals(around.texts)[state]
  return page(around, { title, business: null }, [
    html`<p class="mt-2 text-lg text-muted">${text}</p>
      ${signInButton(around, null)}`,
  ])
}

const newLinkForm = ({ texts }: Around, business: Business): Html => html`<form method="post" class="mt-8">
      <button name="new_link" value="yes" class="${button}" style="${colours(business)}">${texts.newLink}</button>
    </form>
    <p class="mt-4">
      <a href="${signInPath(business)}" class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">${texts.signIn}</a>
    </p>`

/** Renders the page after a new link was requested. It does not tell whether one was sent. */
export function askedPage(around: Around, { business }: CardLink, tooOften: boolean): Html {
  const { texts } = around
  const [title, text] = tooOften ? [texts.tooOftenTitle, texts.tooOften] : [texts.askedTitle, texts.asked]
  return page(around, { title, business }, [
    html`<p class="mt-2 text-lg text-muted">${text}</p>
      ${signInButton(around, business)}`,
  ])
}

export type RefusedState = Exclude<LinkState, 'open' | 'shown'> | 'unknown' | 'tooOften' | 'problem'

type Words = [title: string, text: string]

const refusals = (texts: PageTexts): Record<RefusedState, Words> => ({
  used: [texts.usedTitle, texts.used],
  expired: [texts.expiredTitle, texts.expired],
  changed: [texts.changedTitle, texts.changed],
  closed: [texts.closedTitle, texts.closed],
  unknown: [texts.unknownTitle, texts.unknown],
  tooOften: [texts.openedTooOftenTitle, texts.openedTooOften],
  problem: [texts.problemTitle, texts.problem],
})

/** Texts that differ where no code can be texted. */
const refusalsWithoutTexts = (texts: PageTexts): Partial<Record<RefusedState, Words>> => ({
  used: [texts.usedTitle, texts.usedNow],
  expired: [texts.expiredTitle, texts.expiredNow],
})

/** Texts that differ for a link in a mail. */
const refusalsOfMail = (texts: PageTexts): Partial<Record<RefusedState, Words>> => ({
  expired: [texts.expiredTitle, texts.mail.expired],
  changed: [texts.mail.changedTitle, texts.mail.changed],
})

/** Texts that differ for a code that the till showed. */
const refusalsOfTill = (texts: PageTexts): Partial<Record<RefusedState, Words>> => ({
  used: [texts.till.usedTitle, texts.till.used],
  expired: [texts.till.expiredTitle, texts.till.expired],
  changed: [texts.till.changedTitle, texts.till.changed],
})

function contact(
  { texts }: Around,
  { default_country, contact_phone, contact_email, address }: Business,
): Html {
  if (!contact_phone && !contact_email && !address) return html`<p class="mt-4">${texts.askAtCounter}</p>`
  return html`<address class="mt-4 flex flex-col gap-1 not-italic">
    ${contact_phone && html`<a class="py-2 underline" href="tel:${contact_phone}">${formatPhone(contact_phone, default_country)}</a>`}
    ${contact_email && html`<a class="py-2 underline" href="mailto:${contact_email}">${contact_email}</a>`}
    ${address && html`<span dir="auto">${address}</span>`}
  </address>`
}
