import { html, raw } from 'hono/html'
import type { CardLink, MailedLink } from '#server/identity/customer-access/index.ts'
import { offersNewLink } from '#server/identity/customer-access/index.ts'
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import type { LinkedCard } from '../contract.ts'
import { type Around, button, colours, type Html, page, signInPath } from '../pageFrame.ts'

/** Words about what was just tried: why a PIN opened nothing, or why the link did not. */
export type Notices = { fault?: string | undefined; notice?: string | undefined }

type ShownLink = CardLink | MailedLink

/** Renders the card behind a link for whoever opens it. */
export function linkedPage(
  around: Around,
  link: ShownLink,
  card: LinkedCard,
  { fault, notice }: Notices,
): Html {
  const { business, expires_at } = link
  const { view: t } = around.texts
  const day = dayBefore(expires_at, localeIn(business.locale, around.language), business.time_zone)
  return page(around, { title: t.title, business, wide: true }, [
    notice ? html`<p role="status" class="mt-2 text-lg">${notice}</p>` : html``,
    html`<p class="mt-2 text-lg text-muted">${t.until(day)}</p>`,
    cardsBeside(
      around,
      card,
      html`${rewardList(around, card, t.enterPin)}${waysToRedeem(around, link, card, fault)}`,
    ),
    card.business.platform_line
      ? html`<p class="mt-10 text-center text-muted text-sm">${around.texts.by}</p>`
      : html``,
  ])
}

/**
 * Sets the cards beside what can be done. On a phone the acts come first where rewards wait for them, or the phone for
 * its proof (`first`).
 */
export function cardsBeside(
  { texts: { view: t }, drawCards }: Around,
  card: LinkedCard,
  acts: Html,
  { first = card.rewards.length > 0 } = {},
): Html {
  const cards = html`<section aria-label="${t.cards}" class="min-w-0">
    ${card.programs.length > 0 ? raw(drawCards(card)) : html`<p class="text-muted">${t.noCards}</p>`}
  </section>`
  const side = html`<div class="flex min-w-0 flex-col gap-6 ${first ? 'lg:order-last' : ''}">${acts}</div>`
  return html`<div class="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    ${first ? [side, cards] : [cards, side]}
  </div>`
}

/** Lists the rewards that wait, by name. */
export function rewardList(
  { texts: { view: t }, language }: Around,
  { rewards, business }: LinkedCard,
  hint?: string,
): Html {
  if (rewards.length === 0) return html``
  return html`<section aria-labelledby="rewards">
    <h2 id="rewards" class="mb-2 font-semibold text-lg">${t.rewards}</h2>
    <ul class="grid gap-3">
      ${rewards.map(
        ({ name, program_name, expires_at }) => html`<li
          class="rounded-lg bg-surface px-4 py-3 shadow-soft forced-colors:border"
        >
          <p dir="auto" class="wrap-anywhere font-semibold">${name}</p>
          <p dir="auto" class="wrap-anywhere text-muted text-sm">${program_name}</p>
          ${
            expires_at &&
            html`<p class="text-sm text-warning-text">
              ${t.lastDay(dayBefore(new Date(expires_at), localeIn(business.locale, language), business.time_zone))}
            </p>`
          }
          ${hint && html`<p class="mt-1 text-sm">${hint}</p>`}
        </li>`,
      )}
    </ul>
  </section>`
}

/** Renders the form for the PIN. It is the same whether the customer has a PIN or not. */
function waysToRedeem(around: Around, link: ShownLink, card: LinkedCard, fault: string | undefined): Html {
  const { view: t } = around.texts
  if (!link.customer.phone) return html`<p class="text-muted">${t.noPhone}</p>`
  return html`<details ${fault ? 'open' : ''}>
    <summary class="${button} cursor-pointer list-none" style="${colours(link.business)}">
      ${card.rewards.length > 0 ? t.showCode : t.wholeCard}
    </summary>
    <form method="post" class="mt-4 flex flex-col gap-2">
      <p>${t.whyPin}</p>
      ${pinField(around, fault)}
      <button class="${button} mt-2 border border-edge bg-surface text-ink">${t.confirm}</button>
    </form>
    ${withoutPin(around, link)}
  </details>`
}

/** Renders the way of somebody without a PIN. */
function withoutPin(around: Around, link: ShownLink): Html {
  const { view: t } = around.texts
  if (!around.canText) return html`<p class="mt-4 text-muted">${t.atTheCounter}</p>`
  if (offersNewLink(around, link, 'shown'))
    return html`<form method="post" class="mt-2">
      <button name="new_link" value="yes" class="${quietWay}">${t.byLink}</button>
    </form>`
  return html`<a href="${signInPath(link.business)}" class="${quietWay} mt-2">${t.byCode}</a>`
}

const quietWay = 'inline-flex min-h-11 items-center text-start font-semibold underline underline-offset-4'

const pinField = ({ texts: { view: t } }: Around, fault: string | undefined): Html =>
  html`<label for="present_pin" class="mt-2 font-semibold text-sm">${t.pinLabel}</label>
    <input
      id="present_pin" name="present_pin" type="password" inputmode="numeric" autocomplete="current-password"
      required minlength="4" maxlength="6" pattern="[0-9]{4,6}" aria-describedby="pin-hint"
      ${fault ? raw('aria-invalid="true" autofocus') : ''}
      class="h-12 rounded-md border border-edge bg-surface px-3 text-lg tracking-[0.3em]"
    />
    <p id="pin-hint" class="${fault ? 'text-danger-text' : 'text-muted'} text-sm">${fault ?? t.pinHint}</p>`

/** The last whole day of something that ends at a midnight. */
const dayBefore = (end: Date, locale: string, timeZone: string): string =>
  formatDay(new Date(end.getTime() - 1), locale, timeZone)
