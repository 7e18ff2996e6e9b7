import type { BrowserContext } from '@playwright/test'
import { confirmAddress } from '#tests/journeys/acts/confirmAddress.ts'
import { password, plans } from '#tests/journeys/acts/office.ts'
import type { Inbox } from '#tests/journeys/stage/inbox.ts'
import { zoneAtNoon } from '#tests/journeys/stage/screens.ts'
import type { SuggestionTexts } from '#web/console/setup/suggestionTexts.ts'
import { callAs } from '../callAs.ts'
import type { Business } from './businesses.ts'
import { textsOf } from './textsOf.ts'

/** The form on which customers join, and that of a code that is paused. */
export type Forms = { form: string; pausedForm: string }

/** Makes the signed-out viewer the owner of this business, with a program of each type, named in its language. */
export async function openBusiness(
  owner: BrowserContext,
  { language, locale, name }: Business,
  { url, inbox }: { url: string; inbox: Inbox },
): Promise<Forms> {
  const email = `owner.${language}@example.com`
  // The zone names no country, so the locale decides, and no text waits for the morning.
  const business = { company_name: name, time_zone: zoneAtNoon(), locale }
  await callAs(owner, 'post', '/auth/sign-up', { ...business, email, password, tier_id: plans.agency })
  await confirmAddress(url, inbox, email)
  const suggested = await textsOf<SuggestionTexts>('web/console/setup/suggestionTexts.ts', language)
  await offerAll(owner, suggested)
  await callAs(owner, 'post', '/app/triggers/reward/activate', { by: ['email'] })
  const codeOf = (location_name: string) =>
    callAs<{ id: string; code: string }>(owner, 'post', '/v1/qr-codes', { location_name })
  const paused = await codeOf(suggested.other.rewards[2])
  await callAs(owner, 'post', `/v1/qr-codes/${paused.id}/pause`)
  const { code } = await codeOf(name)
  return { form: `/signup-form/${code}`, pausedForm: `/signup-form/${paused.code}` }
}

async function offerAll(owner: BrowserContext, { coffee, other }: SuggestionTexts): Promise<void> {
  const offer = (name: string, type: string, config: object) =>
    callAs<{ id: string }>(owner, 'post', '/v1/programs', { name, type, config })
  await offer(coffee.names.often, 'stamp_card', { stampsRequired: 8, rewardDescription: coffee.rewards[0] })
  const points = await offer(coffee.names.amounts, 'points', {
    pointsPerDollar: 2,
    welcomeBonus: 10,
    minimumRedemption: 40,
  })
  for (const [n, reward] of coffee.rewards.entries())
    await callAs(owner, 'post', '/v1/rewards', {
      program_id: points.id,
      name: reward,
      points_price: 40 * (n * 20 + 1),
    })
  await offer(coffee.names.visits, 'discount', {})
  await offer(other.names.often, 'free_item', { itemName: 'Cappuccino', requiredPurchases: 1 })
  await offer(other.names.visits, 'rebate_code', { discountType: 'fixed', discountValue: 5 })
}
