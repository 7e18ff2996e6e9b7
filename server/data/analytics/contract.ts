import { z } from '@hono/zod-openapi'
import { sentCampaign } from '#server/messaging/campaigns/results/contract.ts'
import { triggerResult } from '#server/messaging/triggers/contract.ts'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'
import * as examples from './examples.ts'
import { person } from './person.ts'

export type { Cohort, GridField, SlippingAway } from './customers/customersContract.ts'
export type { DashboardView, RecentOperation } from './dashboard/dashboardContract.ts'
export type { DayCorrection, DaySums, DayView } from './day/dayContract.ts'
export type { ForecastView } from './forecast/forecastContract.ts'
export type { WorthView } from './worth/worthContract.ts'

const count = z.int().min(0)

/** The periods of /analytics; each ends now. */
const periods = ['7-days', '30-days', '90-days', '12-months'] as const
export type Period = (typeof periods)[number]
/** A period, or days of the business's calendar, both included. */
export type Wanted = Period | { from: string; to: string }

const periodQuery = z.strictObject({
  period: z.enum(periods).default('30-days'),
  /** Days of the business's calendar instead of a period, both or none. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type PeriodQuery = z.infer<typeof periodQuery>

/** Minor units of the business's currency. */
const money = z.int()

/** Figures of a period. An undo or a refund counts when it happens, as it does in the day's summary. */
const figures = z.object({
  /** Paid, less refunds and undone purchases; `_new` is the part paid by customers who joined in the period. */
  revenue: money,
  revenue_new: money,
  visits: z.int(),
  visits_new: z.int(),
  /**
   * Different customers with a purchase, or a reward claimed or redeemed, that was not undone; customers erased
   * since are left out.
   */
  active: count,
  /** Customers at the end of the period who still exist; `joined` is the part who joined in it. */
  customers: count,
  joined: count,
  points_given: z.int(),
  points_used: z.int(),
  points_expired: count,
  rewards_earned: z.int(),
  /** Less rewards taken back. */
  rewards_handed_out: z.int(),
  /** Discounts of tiers and rebate codes on purchases that were not undone. */
  discounts: money,
})
export type Figures = z.infer<typeof figures>

/** One day, or one month where there would be more than 92 days. */
const step = z.object({
  /** 'YYYY-MM-DD', or 'YYYY-MM'. */
  at: z.string(),
  revenue: money,
  revenue_new: money,
  visits: z.int(),
  visits_new: z.int(),
  joined: count,
  /** Figures of the matching days of the period before; its last day ends at the same time of day. */
  revenue_before: money,
  visits_before: z.int(),
})
export type Step = z.infer<typeof step>

const rewardSums = z.object({
  id,
  name: z.string(),
  program: z.string(),
  /** Handed out in the period and in the one before, less rewards taken back in it. */
  handed_out: z.int(),
  handed_out_before: z.int(),
  /** Cost of one reward; null until somebody enters it. */
  cost: money.nullable(),
})
export type RewardSums = z.infer<typeof rewardSums>

const signUps = z.object({
  qr_code_id: id.nullable(),
  /** The place where it hangs; null for a code without one. */
  name: z.string().nullable(),
  code: z.string().nullable(),
  joined: count,
  joined_before: count,
})

export const analyticsView = z
  .object({
    currency: z.string(),
    as_of: timestamp,
    /** Days of the business's calendar, both included; the last one is today and not over. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** The stretch of equal length before, up to the same time of its last day. */
    before_from: z.iso.date(),
    before_to: z.iso.date(),
    now: figures,
    before: figures,
    steps: z.array(step),
    /** Visits by weekday (1 is Monday) and hour in the business's time zone; hours without any are left out. */
    hours: z.array(z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), visits: count })),
    /** Customers who paid most in the period: at most ten. */
    best: z.array(z.object({ customer: person, revenue: money, visits: z.int() })),
    /** Sign-ups by QR code in either period; without a code: by hand, by a file, through the API. */
    sign_ups: z.array(signUps),
    /** Rewards of the programs, the most handed out first; rebate codes are in `figures.discounts`. */
    rewards: z.array(rewardSums),
  })
  .openapi('Analytics')
export type AnalyticsView = z.infer<typeof analyticsView>

export const readAnalytics = defineRoute({
  operation: 'readAnalytics',
  method: 'get',
  path: '/v1/analytics',
  permission: 'business',
  scope: 'analytics:read',
  whileImpersonating: 'analytics',
  inTurn: true,
  summary: 'How a period went, beside the one before: customers, visits, revenue, points, rewards',
  request: { query: periodQuery },
  returns: analyticsView,
  example: examples.readAnalytics,
})

/** All messages of a kind together. A customer who got several counts with each. */
const messageSums = z.object({ sent: count, opened: count, people: count, came: count })
export type MessageSums = z.infer<typeof messageSums>

const messagesView = z
  .object({
    /** Campaigns that began to go out in the period, newest first: at most 100. */
    campaigns: z.array(sentCampaign),
    /** Automatic messages that reached anybody in the period. */
    triggers: z.array(triggerResult),
    /** Sums of both lists for the period before. */
    before: z.object({ campaigns: messageSums, triggers: messageSums }),
  })
  .openapi('MessageAnalytics')
export type MessagesView = z.infer<typeof messagesView>

export const readMessages = defineRoute({
  operation: 'readMessageAnalytics',
  method: 'get',
  path: '/v1/analytics/messages',
  permission: 'business',
  scope: 'analytics:read',
  whileImpersonating: 'analytics',
  inTurn: true,
  summary: 'Each campaign and automatic message of a period: sent, opened, and who came within 14 days',
  request: { query: periodQuery },
  returns: messagesView,
  example: examples.readMessageAnalytics,
})
