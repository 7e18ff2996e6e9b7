import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { dateFormat, localeIn } from '#server/platform/text/locale.ts'
import { localMoment } from '#server/platform/time/calendar.ts'
import { firstMoment } from '../check/firstMoment.ts'
import type { Campaign } from '../queries.ts'

/** 'YYYY-MM-DDTHH:MM' by the business's clock. */
export type Moments = {
  /** Null for now. */
  at: string | null
  notAfter: string | null
}

/**
 * Reads when a campaign goes, and until when.
 * @throws {Refusal} 'invalid' for a moment that does not exist or is past, and for an end before the business's next
 *   hours for texts
 */
export function readMoments(
  { now, language }: BusinessContext,
  business: Business,
  campaign: Campaign,
  { at, notAfter }: Moments,
): Pick<Campaign, 'scheduled_for' | 'not_after'> {
  const moment = (local: string | null, field: string) => {
    if (local === null) return null
    const found = localMoment(local, business.time_zone)
    if (!found) throw invalidField(field, 'There is no such day or time')
    return found
  }
  const [first, last] = [moment(at, 'at'), moment(notAfter, 'not_after')]
  if (first && first <= now) throw invalidField('at', 'Choose a time to come')
  if (last && last <= (first ?? now)) throw invalidField('not_after', 'Choose a time after it is sent')
  const goes = firstMoment(campaign, first ?? now, business)
  if (last && last <= goes) throw invalidField('not_after', tooEarly(goes, business, language))
  return { scheduled_for: first, not_after: last }
}

function tooEarly(first: Date, { time_zone: timeZone, locale }: Business, language: string): string {
  const when = dateFormat(localeIn(locale, language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(first)
  return `By then no text can have gone: texts go again ${when}. Choose a later time`
}
