import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import {
  changeProfile,
  findBusiness,
  knowsTimeZone,
  recordCompanyName,
} from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { hasAmounts, moveEnds } from '#server/loyalty/ledger/index.ts'
import { keepHours } from '#server/messaging/campaigns/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type FieldErrors, Refusal, stale } from '#server/platform/context/refusal.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { canonicalZone } from '#server/platform/time/timeZones.ts'
import type { Profile, SettingsView } from './contract.ts'
import { findProfileFaults, readContactPhone } from './profileRules.ts'
import { describeSettings } from './readSettings.ts'

/** Limited because super admins check each name that a business takes. */
const NAMES_A_DAY = {
  limit: 10,
  windowSeconds: 86_400,
  message: 'Your shop’s name was changed ten times today.',
}

export type ProfileEdit = Omit<Profile, 'language'> & { language?: Profile['language']; version: number }

/**
 * Changes the business's profile.
 * @throws {Refusal} 'invalid' at each field with a fault; 'conflict', with the settings as they are, when someone
 * else changed them first; 'too_many_requests' for an eleventh name in a day.
 */
export async function saveProfile(
  ctx: BusinessContext,
  { version, ...edit }: ProfileEdit,
): Promise<SettingsView> {
  const present = await findBusiness(ctx.tx, ctx.businessId)
  const profile: Profile = { ...edit, language: edit.language ?? present.language ?? '' }
  const zone = canonicalZone(profile.time_zone)
  const faults: FieldErrors = findProfileFaults(profile, present)
  if (!zone || !(await knowsTimeZone(ctx.tx, zone))) faults.time_zone = 'Choose a time zone from the list'
  if (profile.currency !== present.currency && (await hasAmounts(ctx)))
    faults.currency = `Amounts are kept in ${present.currency} already, so the currency can no longer change.`
  const [first] = Object.values(faults)
  if (first) throw new Refusal('invalid', first, { fields: faults })
  const next = {
    ...profile,
    time_zone: zone!,
    language: profile.language || null,
    address: profile.address || null,
    contact_phone: readContactPhone(profile, present),
    contact_email: profile.contact_email || null,
    sms_opt_in_wording: profile.sms_opt_in_wording || null,
    email_opt_in_wording: profile.email_opt_in_wording || null,
    privacy_notice: profile.privacy_notice || null,
  }
  const changed = await changeProfile(ctx, version, next)
  if (changed) {
    const changes = changesBetween(present, next)
    if (Object.keys(changes).length > 0)
      await recordAct(ctx, { action: 'settings_changed', details: { changes } })
    if (changes.time_zone) {
      const zones = { from: present.time_zone, to: changed.time_zone }
      await moveEnds(ctx, zones)
      await keepHours(ctx, zones)
      await publish(ctx, [{ type: 'time_zone.changed', ids: { business_id: ctx.businessId } }])
    }
    if (changes.company_name) {
      await limitRate(ctx.tx, `shop-name:${ctx.businessId}`, NAMES_A_DAY, ctx.now)
      await recordNewName(ctx, present.company_name, changed.company_name)
    }
    return describeSettings(ctx, changed)
  }
  const settings = await describeSettings(ctx, await findBusiness(ctx.tx, ctx.businessId))
  throw stale('these settings', { settings }, 'them')
}

const recordNewName = ({ tx, businessId, now }: BusinessContext, previous: string, name: string) =>
  recordCompanyName(tx, { businessId, name, previous, now })
