import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Standing } from '#server/platform/context/context.ts'
import { businessTable } from '#server/platform/database/businessTable.ts'
import {
  appRole,
  createdAt,
  crossing,
  currentBusiness,
  currentUser,
  moment,
  version,
  whole,
} from '#server/platform/database/columns.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'

/**
 * Control tables: a row is visible to the person it is about (app.user_id) or inside the business it belongs to
 * (app.business_id). The id of a business is the business_id in all of its rows.
 */
export const businesses = pgTable(
  'businesses',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    company_name: text('company_name').notNull(),
    subscription_status: text('subscription_status').notNull().default('trial'),
    tier_id: uuid('tier_id').notNull(),
    stripe_price_id: text('stripe_price_id'),
    subscription_period_end: moment('subscription_period_end'),
    trial_ends_at: moment('trial_ends_at'),
    credits_remaining: whole('credits_remaining').notNull().default(0),
    email_tracking_enabled: boolean('email_tracking_enabled').notNull().default(true),
    usage_customers: integer('usage_customers').notNull().default(0),
    usage_sms_monthly: integer('usage_sms_monthly').notNull().default(0),
    /** The business's month that usage_sms_monthly counts, 'YYYY-MM'; in any other month the count is 0. */
    usage_sms_month: text('usage_sms_month').notNull().default(''),
    /** Segments sent in all, without service texts. */
    usage_sms_total: integer('usage_sms_total').notNull().default(0),
    /**
     * Marketing mails that no customer caused: those of the month in usage_mails_month, as with texts, and those in
     * all.
     */
    usage_mails_monthly: integer('usage_mails_monthly').notNull().default(0),
    usage_mails_month: text('usage_mails_month').notNull().default(''),
    usage_mails_total: integer('usage_mails_total').notNull().default(0),
    /** Texts and marketing mails that the business had sent on Free when its trial began. */
    texts_before_trial: integer('texts_before_trial').notNull().default(0),
    mails_before_trial: integer('mails_before_trial').notNull().default(0),
    /**
     * Time since which the business is trusted with texts: its first paid invoice, or a super admin's decision. Until
     * then a paid plan has a few texts and marketing mails in all (TextLimits), and every plan shares the daily texts
     * and mails of young businesses.
     */
    plan_texts_since: moment('plan_texts_since'),
    /** Time since which a plan was paid for. Until then the initial credits change with the plan. */
    plan_paid_since: moment('plan_paid_since'),
    /** The keyed hash of the network from which the business was opened; null if unknown. */
    sign_up_network: text('sign_up_network'),
    /** The plan that the business's admin asked for, until a super admin has answered. */
    asked_tier_id: uuid('asked_tier_id'),
    asked_at: moment('asked_at'),
    /** Countries besides default_country where customers may be texted, by ISO 3166 code. */
    text_countries: text('text_countries').array().notNull().default([]),
    tenant_id: uuid('tenant_id'),
    is_tenant_admin: boolean('is_tenant_admin').notNull().default(false),
    is_super_admin: boolean('is_super_admin').notNull().default(false),
    /** Business profile. */
    /** Under the one name that server/platform/time/timeZones.ts gives each zone. */
    time_zone: text('time_zone').notNull().default('America/New_York'),
    currency: text('currency').notNull().default('USD'),
    default_country: text('default_country').notNull().default('US'),
    /**
     * The locale of the business's numbers, money and dates: English in the form of its country. See
     * platform/text/locale.ts.
     */
    locale: text('locale').notNull().generatedAlwaysAs(sql`'en-' || default_country`),
    /** Language in which customers are written to who chose none; null for that of the country. */
    language: text('language').$type<PageLanguage>(),
    brand_color: text('brand_color').notNull().default('#c2410c'),
    /** White label. It counts while the plan has it: see businesses/branding. */
    hides_platform: boolean('hides_platform').notNull().default(false),
    /** The name in the From line of mails to customers; null for the company's. */
    mail_sender_name: text('mail_sender_name'),
    branding_version: integer('branding_version').notNull().default(1),
    contact_phone: text('contact_phone'),
    contact_email: text('contact_email'),
    address: text('address'),
    privacy_notice: text('privacy_notice'),
    /** The business's picture in business_logos, by the hash of its content. */
    logo_hash: text('logo_hash'),
    /** The text of the sign-up form's consent boxes, with {business_name}; null for our own wording. */
    sms_opt_in_wording: text('sms_opt_in_wording'),
    email_opt_in_wording: text('email_opt_in_wording'),
    visit_window_minutes: integer('visit_window_minutes').notNull().default(15),
    /** The largest amount that a counter worker may record at once, in minor units; null means no limit. */
    counter_most_amount: whole('counter_most_amount'),
    /**
     * What the rewards may cost the business that a customer gets in a day without a connection, in minor units: 0 means
     * none, null means no limit.
     */
    offline_most_value: whole('offline_most_value').default(0),
    /** Marketing texts only between these hours of the business's day (47 CFR 64.1200(c)(1) allows 8 to 21). */
    texts_from_hour: integer('texts_from_hour').notNull().default(8),
    texts_until_hour: integer('texts_until_hour').notNull().default(20),
    /**
     * Marketing texts that a customer may get in seven days, not counting welcomes, rewards and expiry notices; null
     * means no cap.
     */
    marketing_texts_a_week: integer('marketing_texts_a_week').default(1),
    /** Marketing mails that a customer may get in seven days; null means no cap. */
    marketing_mails_a_week: integer('marketing_mails_a_week').default(4),
    /**
     * Time since which the business's marketing mail is stopped, because too many of its receivers refused it, bounced,
     * complained or unsubscribed; see messaging/messages/inbound/watchMail.ts.
     */
    mail_stopped_at: moment('mail_stopped_at'),
    /**
     * Time since which its marketing mail to strangers is stopped. Strangers joined by themselves and never came; see
     * loyalty/customers/strangers.ts.
     */
    strangers_mail_stopped_at: moment('strangers_mail_stopped_at'),
    /** Time from which such receivers are counted: when a super admin last released the mail. */
    mail_watched_from: moment('mail_watched_from'),
    /**
     * True if mail to which customers agree by the form or the portal waits until they confirm their address (double
     * opt-in).
     */
    double_opt_in: boolean('double_opt_in').notNull().default(false),
    /** True if its admins get a weekly mail about the business. */
    weekly_mail_enabled: boolean('weekly_mail_enabled').notNull().default(true),
    /** True if customers can sign in to see their cards. Each customer also has a switch of their own. */
    portal_enabled: boolean('portal_enabled').notNull().default(true),
    /** When its admin skipped the setup of a first program; null for a business that may still be offered it. */
    setup_skipped_at: moment('setup_skipped_at'),
    version: version(),
    /** When its admin closed the business. It can be opened again until it is erased 30 days later. */
    closing_at: moment('closing_at'),
    erased_at: moment('erased_at'),
    /** When and why a super admin suspended the business. Its admin reads the reason. */
    suspended_at: moment('suspended_at'),
    suspended_reason: text('suspended_reason'),
    /** The state that decides what may happen in the business, computed once for every query that needs it. */
    standing: text('standing')
      .$type<Standing>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when suspended_at is not null then 'suspended' when closing_at is not null then 'closed' else 'open' end`,
      ),
    created_at: createdAt(),
  },
  (t) => [
    check('businesses_time_zone', sql`is_time_zone(time_zone)`),
    pgPolicy('own', {
      for: 'all',
      to: appRole,
      using: sql`${t.id} = ${currentBusiness} or ${t.id} = ${currentUser}`,
      withCheck: sql`${t.id} = ${currentBusiness} or ${t.id} = ${currentUser}`,
    }),
    crossing(),
    // An amount in another currency would have no meaning.
    check('businesses_currency', sql`minor_digits(${t.currency}) is not null`),
  ],
)

export const tenants = pgTable(
  'tenants',
  {
    id: uuid('id').primaryKey(),
    /** The business, set when the tenant is made. */
    business_id: uuid('business_id').notNull().unique(),
    company_name: text('company_name').notNull(),
    admin_user_id: uuid('admin_user_id').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('tenants_workspace').on(t.id, t.business_id),
    pgPolicy('own', {
      for: 'all',
      to: appRole,
      using: sql`${t.business_id} = ${currentBusiness} or ${t.admin_user_id} = ${currentUser}`,
      withCheck: sql`${t.business_id} = ${currentBusiness} or ${t.admin_user_id} = ${currentUser}`,
    }),
    crossing(),
  ],
)

export const tenantMembers = pgTable(
  'tenant_members',
  {
    id: uuid('id').primaryKey(),
    tenant_id: uuid('tenant_id').notNull(),
    business_id: uuid('business_id').notNull(),
    user_id: uuid('user_id').notNull(),
    role: text('role').notNull(),
    status: text('status').notNull().default('active'),
    invited_at: moment('invited_at').notNull(),
    accepted_at: moment('accepted_at'),
    /** When the membership ended; null for a present member, and for whoever left before this was kept. */
    ended_at: moment('ended_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.tenant_id, t.business_id],
      foreignColumns: [tenants.id, tenants.business_id],
    }),
    unique('tenant_members_once').on(t.tenant_id, t.user_id),
    index('tenant_members_user').on(t.user_id),
    pgPolicy('own', {
      for: 'all',
      to: appRole,
      using: sql`${t.business_id} = ${currentBusiness} or ${t.user_id} = ${currentUser}`,
      // A person's row can be added only inside the business: nobody can add themselves to another one.
      withCheck: sql`${t.business_id} = ${currentBusiness}`,
    }),
    crossing(),
  ],
)

/** Names that companies took, for super admins to check. The application adds and reads; functions do the rest. */
export const companyNames = businessTable(
  'company_names',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Null for a new company. */
    previous_name: text('previous_name'),
    seen_at: moment('seen_at'),
    /** The super admin who checked it. */
    seen_by: uuid('seen_by'),
    created_at: createdAt(),
  },
  (t) => [index('company_names_unseen').on(t.created_at, t.id).where(sql`${t.seen_at} is null`), crossing()],
)

/** Written by `create-admin`, which runs as the owner; the application can only read it. */
export const superAdmins = pgTable('super_admins', { id: uuid('id').primaryKey() }, (t) => [
  pgPolicy('self', { for: 'select', to: appRole, using: sql`${t.id} = ${currentUser}` }),
  crossing(),
])
