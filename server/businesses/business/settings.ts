import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Business } from './queries.ts'
import { businesses, tenants } from './tables.ts'

type Profile = Pick<
  Business,
  | 'company_name'
  | 'time_zone'
  | 'currency'
  | 'default_country'
  | 'language'
  | 'brand_color'
  | 'contact_phone'
  | 'contact_email'
  | 'address'
  | 'privacy_notice'
  | 'sms_opt_in_wording'
  | 'email_opt_in_wording'
  | 'visit_window_minutes'
  | 'texts_from_hour'
  | 'texts_until_hour'
>

/** Changes the profile, and returns the changed business; undefined if its version is another by now. */
export async function changeProfile(
  { tx, businessId }: BusinessContext,
  version: number,
  profile: Profile,
): Promise<Business | undefined> {
  const [changed] = await tx
    .update(businesses)
    .set({ ...profile, version: version + 1 })
    .where(and(eq(businesses.id, businessId), eq(businesses.version, version)))
    .returning()
  if (!changed) return undefined
  await tx
    .update(tenants)
    .set({ company_name: profile.company_name })
    .where(eq(tenants.business_id, businessId))
  return changed
}

/** Sets the postal address alone, as a change of the profile. */
export async function setAddress({ tx, businessId }: BusinessContext, address: string): Promise<void> {
  const version = sql`${businesses.version} + 1`
  await tx.update(businesses).set({ address, version }).where(eq(businesses.id, businessId))
}

/** Sets the brand colour alone, as a change of the profile. */
export async function setBrandColor({ tx, businessId }: BusinessContext, brand_color: string): Promise<void> {
  const version = sql`${businesses.version} + 1`
  await tx.update(businesses).set({ brand_color, version }).where(eq(businesses.id, businessId))
}

/** Notes that the setup was skipped. The first time stays. */
export async function setSetupSkipped({ tx, businessId, now }: BusinessContext): Promise<void> {
  await tx
    .update(businesses)
    .set({ setup_skipped_at: now })
    .where(and(eq(businesses.id, businessId), isNull(businesses.setup_skipped_at)))
}

type Switches = Partial<
  Pick<
    Business,
    | 'email_tracking_enabled'
    | 'portal_enabled'
    | 'double_opt_in'
    | 'weekly_mail_enabled'
    | 'text_countries'
    | 'counter_most_amount'
    | 'offline_most_value'
    | 'marketing_texts_a_week'
    | 'marketing_mails_a_week'
  >
>

export async function setSwitches({ tx, businessId }: BusinessContext, switches: Switches): Promise<void> {
  await tx.update(businesses).set(switches).where(eq(businesses.id, businessId))
}

export async function setLogoHash({ tx, businessId }: BusinessContext, hash: string | null): Promise<void> {
  await tx.update(businesses).set({ logo_hash: hash }).where(eq(businesses.id, businessId))
}

type Branding = Pick<Business, 'mail_sender_name' | 'hides_platform' | 'branding_version'>

/** Changes the branding, and returns the changed business. The caller has locked its row. */
export async function changeBranding(
  { tx, businessId }: BusinessContext,
  branding: Branding,
): Promise<Business> {
  const [changed] = await tx.update(businesses).set(branding).where(eq(businesses.id, businessId)).returning()
  return changed!
}
