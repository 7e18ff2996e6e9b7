import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { lockMany } from '#server/loyalty/customers/index.ts'
import { nameUntil } from '#server/messaging/gifts/index.ts'
import { readsOfAll } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { areHeld, findLastRestore, mayBeDone } from '#server/platform/holds/index.ts'
import { formatDay, formatNumber, localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { localHour } from '#server/platform/time/calendar.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { findTrigger, type Sends, type Trigger, templateBy } from '../findTrigger.ts'
import { birthdayHour, type Channel, channels, type TriggerKind, USUAL_HOUR } from '../kinds.ts'
import { meet } from '../meeting/meet.ts'
import type { Said } from '../meeting/write.ts'
import { textsIn } from '../textsIn.ts'
import { dueOf } from './due.ts'
import { type Due, findCustomers, findDue, type Place } from './findDue.ts'

/** Customers met in one transaction; fewer if each gets a gift, because the till may wait for the locked rows. */
const AT_ONCE = 100
const GIFTS_AT_ONCE = 10

const actor = { kind: 'system', name: 'triggers' } as const

type Round = { businessId: string; kind: TriggerKind }

/** Writes to every customer whom a calendar trigger meets today, by each channel, once however often it runs. */
export async function makeRound(services: Services, { businessId, kind }: Round): Promise<void> {
  for (const channel of channels) {
    for (let after: Place | null = null; ; ) {
      const last: Place | null = await inBusiness(services, businessId, actor, (ctx) =>
        meetSome(ctx, { kind, channel, after }),
      )
      if (last === null) break
      after = last
    }
  }
}

type Page = { kind: TriggerKind; channel: Channel; after: Place | null }

/** Meets some customers after the given place; gives the last of them, or null if nobody is left. */
async function meetSome(ctx: BusinessContext, { kind, channel, after }: Page): Promise<Place | null> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const trigger = await findTrigger(ctx, kind)
  const sends = await templateBy(ctx, trigger, channel)
  const due =
    sends[channel] && (await isTime(ctx, business, trigger, sends))
      ? dueOf(ctx, { business, trigger, config: sends[channel].config })
      : null
  if (!due) return null
  const limit = trigger.settings.gift ? GIFTS_AT_ONCE : AT_ONCE
  const some = await findDue(ctx, { kind, due, channel }, { after, limit })
  const ids = some.map(({ customer_id }) => customer_id)
  // All are locked before the first gift and in one order. Otherwise a till that holds one of them and wants the last
  // of the same stock would deadlock with this transaction.
  if (trigger.settings.gift) await lockMany(ctx, ids)
  const customers = await findCustomers(ctx, ids)
  const readsOf = await readsOfAll(ctx, business, ids)
  for (const one of some) {
    const customer = customers.find(({ id }) => id === one.customer_id)!
    const reads = readsOf(customer.id)
    const said = wordsOf(one, business, reads.language)
    await meet(ctx, { business, trigger, sends, customer, reads, mark: one.mark, said })
  }
  return some.length < limit ? null : some.at(-1)!
}

/** While messages are held it is no time, nor for a round that may have been made between a backup and its restore. */
async function isTime(
  { tx, now }: BusinessContext,
  { time_zone }: Business,
  trigger: Trigger,
  sends: Sends,
): Promise<boolean> {
  const hour = hourOf(trigger, sends)
  if (localHour(now, time_zone) < hour || (await areHeld(tx))) return false
  return !mayBeDone(await findLastRestore(tx), now, time_zone, hour)
}

/** Gives the hour of the business's day from which on a calendar trigger writes. */
export const hourOf = ({ kind, settings }: Trigger, sends: Sends): number =>
  kind === 'birthday'
    ? birthdayHour(sends.sms?.config ?? sends.email?.config ?? {})
    : (settings.sendHour ?? USUAL_HOUR)

/** Gives the words for a due customer after the template's own, in their language. */
export function wordsOf(
  { mark, points, stamps, rewards }: Due,
  business: Business,
  language: PageLanguage,
): Said {
  const locale = localeIn(business.locale, language)
  const texts = textsIn[language]
  const day = formatDay(new Date(`${mark}T12:00:00Z`), locale, 'UTC')
  return {
    lines: [
      ...(points > 0 ? [texts.pointsUntil(formatNumber(points, locale), points, day)] : []),
      ...(stamps > 0 ? [texts.stampsUntil(formatNumber(stamps, locale), stamps, day)] : []),
    ],
    rewards: (rewards ?? []).map(({ name, code, ends_at }) => ({
      name: nameUntil(name, ends_at === null ? null : new Date(ends_at), business, language),
      code,
    })),
  }
}
