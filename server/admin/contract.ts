import { z } from '@hono/zod-openapi'
import { defineRoute, id, json, listOf, listQuery, timestamp } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

export type { Fate, TenantHealth } from './health/healthContract.ts'
export type { PlatformMonth, PlatformMonths } from './overview/monthsContract.ts'
export type { Mailings } from './review/mailingsContract.ts'
export type { NewName, NewNames } from './review/namesContract.ts'
export type { UserItem, UserView } from './users/usersContract.ts'
export type { PlatformWatch, WatchedCheck } from './watch/watchContract.ts'

/** Major units of US dollars with two decimals, as the spec's decimals. */
const price = z.string()

/** A tier that a super admin granted, or a trial that they extended; days are the business's. */
const planGrant = z.object({
  id,
  kind: z.enum(['tier', 'trial']),
  tier_name: z.string(),
  /** The last day, included. */
  ends_on: z.iso.date(),
  reason: z.string(),
  /** The super admin, by their current name; null for a deleted account. */
  by: z.string().nullable(),
  at: timestamp,
  taken_back: z.object({ by: z.string().nullable(), at: timestamp, reason: z.string() }).nullable(),
  /** True if it is in force now and can be taken back. */
  holds: z.boolean(),
})
export type PlanGrant = z.infer<typeof planGrant>

export const tenantView = z
  .object({
    business_id: id,
    company_name: z.string(),
    email: z.string(),
    /** The plan that the business pays for or tries now. */
    tier: z.object({ name: z.string(), price_monthly: price }),
    /** The best tier granted to the business, while the grant is in force. */
    granted: z.object({ tier_name: z.string(), ends_on: z.iso.date() }).nullable(),
    /** All grants of the business, newest first. */
    grants: z.array(planGrant),
    /** The plan that its admin asked for. */
    asked: z.object({ tier_id: id, tier_name: z.string(), at: timestamp }).nullable(),
    /** The last day of the trial of a paid plan, by the business's calendar, also after its end. */
    trial_ends_on: z.iso.date().nullable(),
    subscription_status: z.string(),
    subscription_period_end: timestamp.nullable(),
    /** Moment at which a canceled subscription ends and charges nothing more. */
    cancels_at: timestamp.nullable(),
    credits_remaining: z.int(),
    usage_customers: z.int(),
    /** Texts of the business's current month. */
    usage_sms_monthly: z.int(),
    /** True if nobody has paid or vouched for the business: its texts have lower limits. */
    awaits_payment: z.boolean(),
    stripe_price_id: z.string().nullable(),
    /** Moment since which the business can only be looked at, if a super admin suspended it. */
    suspended_at: timestamp.nullable(),
    suspended_reason: z.string().nullable(),
    created_at: timestamp,
  })
  .openapi('AdminTenant')
export type TenantView = z.infer<typeof tenantView>

const usedOf = z.object({ sent: z.int(), limit: z.int() })

/**
 * Segments of the texts of today (UTC), or mails to customers today, and the daily limits reached today and
 * yesterday.
 */
const sentToday = z.object({
  platform: usedOf,
  young_businesses: usedOf,
  alarms: z.array(
    z.object({
      day: z.iso.date(),
      scope: z.enum([
        'platform',
        'young businesses',
        'young business',
        'young network',
        'network',
        'wide network',
      ]),
      /** Number of businesses or networks that reached their limit. */
      count: z.int(),
      since: timestamp,
      /** Names of businesses, up to ten. */
      company_names: z.array(z.string()),
    }),
  ),
})
export type TextAlarm = z.infer<typeof sentToday>['alarms'][number]

export const overview = z
  .object({
    /** `asking`: tenants whose admin asked for a plan. */
    tenants: z.object({ total: z.int(), active: z.int(), trial: z.int(), asking: z.int() }),
    /** Sum of price_monthly over active tenants; `average_revenue` is this sum divided by their number. */
    monthly_revenue: price,
    average_revenue: price,
    /** Percent of active tenants, to one decimal. */
    conversion_rate: z.string(),
    texts: sentToday,
    mails: sentToday,
    /** Set while no message goes out; `backup_at` is the moment of the backup from which the data were restored. */
    messages_held: z.object({ since: timestamp, backup_at: timestamp.nullable() }).nullable(),
    /** Set while withdrawals and erasures wait for the journal; null without one. */
    journal_behind: z.object({ entries: z.int(), since: timestamp }).nullable(),
    /** The newest five. */
    recent: z.array(tenantView),
  })
  .openapi('AdminOverview')
export type Overview = z.infer<typeof overview>

export const readOverview = defineRoute({
  operation: 'readOverview',
  method: 'get',
  path: '/app/admin/overview',
  permission: 'platform',
  inTurn: true,
  summary: 'Overview of all tenants and revenue',
  returns: overview,
})

const statuses = ['active', 'trial', 'canceled'] as const
const tenantSorts = ['created', 'company', 'email', 'tier', 'credits', 'customers'] as const
export type TenantSort = (typeof tenantSorts)[number]

export const listTenants = defineRoute({
  operation: 'listTenants',
  method: 'get',
  path: '/app/admin/tenants',
  permission: 'platform',
  inTurn: true,
  summary:
    'Tenants by words of their company name or email and by status, in the order of a column, page by page',
  request: {
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      status: z.enum(statuses).optional(),
      /** 'true' shows only tenants whose admin asked for a plan. */
      asking: z.literal('true').optional(),
      /** 'tier' means its price. */
      sort: z.enum(tenantSorts).default('created'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...listQuery({ usual: 50, most: 100 }),
    }),
  },
  returns: listOf(tenantView),
})

const one = { params: z.object({ id }) }

export const suspendTenant = defineRoute({
  operation: 'suspendTenant',
  method: 'post',
  path: '/app/admin/tenants/{id}/suspend',
  permission: 'platform',
  asksAgain: true,
  summary: 'Stop a shop’s keys, forms, messages and tills, for a reason that its admin is told',
  request: {
    ...one,
    body: json(
      z.strictObject({
        /** The business's name, typed by hand. */
        company_name: nameField(120).min(1, 'Type the name of the shop'),
        reason: z.string().trim().min(1, 'Give a reason').max(500, 'At most 500 characters'),
      }),
    ),
  },
  returns: tenantView,
})

export const restoreTenant = defineRoute({
  operation: 'restoreTenant',
  method: 'post',
  path: '/app/admin/tenants/{id}/restore',
  permission: 'platform',
  summary: 'Let a suspended shop work again',
  request: one,
  returns: tenantView,
})

const reason = z.string().trim().min(1, 'Give a reason').max(500, 'At most 500 characters')

export const impersonate = defineRoute({
  operation: 'impersonateTenant',
  method: 'post',
  path: '/app/admin/tenants/{id}/look',
  permission: 'platform',
  asksAgain: 'second step',
  summary: 'Let this session read the screens of a tenant as its admin does, for half an hour and a reason',
  request: { ...one, body: json(z.strictObject({ reason })) },
  returns: z.object({ business_id: id, ends_at: timestamp }),
})
const endsOn = z.iso.date('Choose a day')

export const grantTier = defineRoute({
  operation: 'grantTier',
  method: 'post',
  path: '/app/admin/tenants/{id}/grant-tier',
  permission: 'platform',
  summary: 'Grant a tenant a tier until the end of a day of its calendar, for a reason that it can read',
  request: { ...one, body: json(z.strictObject({ tier_id: id, ends_on: endsOn, reason })) },
  returns: tenantView,
})

export const extendTrial = defineRoute({
  operation: 'extendTrial',
  method: 'post',
  path: '/app/admin/tenants/{id}/extend-trial',
  permission: 'platform',
  summary: 'Let the trial of a tenant’s paid plan last until the end of a day of its calendar',
  request: { ...one, body: json(z.strictObject({ ends_on: endsOn, reason })) },
  returns: tenantView,
})

export const takeBackGrant = defineRoute({
  operation: 'takeBackGrant',
  method: 'post',
  path: '/app/admin/tenants/{id}/grants/{grant_id}/take-back',
  permission: 'platform',
  summary: 'Take back a tier that was granted, or the last extension of a trial',
  request: { params: z.object({ id, grant_id: id }), body: json(z.strictObject({ reason })) },
  returns: tenantView,
})

export const allowTexts = defineRoute({
  operation: 'allowTexts',
  method: 'post',
  path: '/app/admin/tenants/{id}/allow-texts',
  permission: 'platform',
  summary: 'Allow a tenant the texts of its plan before it has paid, for a reason',
  request: {
    params: z.object({ id }),
    body: json(
      z.strictObject({
        reason: z.string().trim().min(1, 'Give a reason').max(500, 'At most 500 characters'),
      }),
    ),
  },
  returns: tenantView,
})

export type TenantStatus = (typeof statuses)[number]
