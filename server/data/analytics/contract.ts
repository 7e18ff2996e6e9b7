import { z } from '@hono/zod-openapi'
import { programTypes } from '#server/loyalty/programs/config.ts'
import { sentCampaign } from '#server/messaging/campaigns/contract.ts'
import { lift } from '#server/messaging/outcomes/contract.ts'
import { triggerResult } from '#server/messaging/triggers/contract.ts'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'
import { person } from './person.ts'

const count = z.int().min(0)

export const recentOperation = z.object({
  id,
  kind: z.string(),
  created_at: timestamp,
  /** The customer, after a merge the survivor; null for an erased one. */
  customer: person.nullable(),
  /** What they did; it follows their name: 'bought for $30.00: stamp 3 of 10, 60 points'. */
  line: z.string(),
  staff_name: z.string().nullable(),
  /** Undone since. */
  undone: z.boolean(),
})
export type RecentOperation = z.infer<typeof recentOperation>

export const dashboardView = z
  .object({
    customers: z.object({ total: count, new_this_month: count }),
    programs: z.object({ active: count, paused: count }),
    /** All operations that were not undone: purchases, claims, redemptions, what staff issued or adjusted. */
    transactions: count,
    /** Of the month's texts, or of all `until_paid`: a paid plan has few before its first payment. -1 is unlimited. */
    sms: z.object({ used: count, limit: z.int(), until_paid: z.boolean() }),
    /** open_rate is a whole percent of the emails sent with a tracking picture; null while there is none. */
    emails: z.object({ sent: count, open_rate: count.nullable() }),
    /** Texts from customers that nobody on the team has read. */
    unread_texts: count,
    today: z.object({
      /** Different customers; below, the new ones. */
      served: count,
      joined: count,
      visits: z.int(),
      /** Minor units: what was paid, less refunds. */
      total: z.int(),
      handed_out: z.int(),
      /** The customers served, the last one first: at most 8. */
      people: z.array(person),
    }),
    waiting: z.object({
      /** Rewards that customers can collect, and how many customers these are. */
      rewards: count,
      reward_holders: count,
      /** Messages of the last seven days that were not sent: no consent, no credits, a limit. */
      withheld: count,
      /** Rewards of the catalogue that are sold out. */
      sold_out: count,
      /** Whether the plan has no room for another customer. */
      full: z.boolean(),
      /** Whether marketing email waits since SendGrid refuses the shop's own key. */
      email_refused: z.boolean(),
    }),
    first_steps: z.object({
      program: z.boolean(),
      qr_code: z.boolean(),
      customer: z.boolean(),
      purchase: z.boolean(),
      /** Whether customers can see the business's address or phone. */
      profile: z.boolean(),
    }),
    recent: z.array(recentOperation),
  })
  .openapi('Dashboard')
export type DashboardView = z.infer<typeof dashboardView>

export const readDashboard = defineRoute({
  operation: 'readDashboard',
  method: 'get',
  path: '/app/dashboard',
  permission: 'business',
  summary: 'How the shop is doing: counts, what is used of the plan, first steps and what happened lately',
  returns: dashboardView,
})

const daySums = z.object({
  /** Recorded purchases and visits, also those undone later. */
  purchases: count,
  /** Less those undone on the day. */
  visits: z.int(),
  /** Minor units: what was paid, after the discounts. */
  taken: z.int(),
  discounts: z.int(),
  refunds: count,
  refunded: z.int(),
  undos: count,
  undone: z.int(),
  /** `taken` less `refunded` and `undone`. */
  total: z.int(),
  /** Rewards, less those taken back on the day. */
  handed_out: z.int(),
})
export type DaySums = z.infer<typeof daySums>

const dayProgram = z.object({
  program_id: id,
  name: z.string(),
  type: z.enum(programTypes),
  points_given: z.int(),
  points_used: z.int(),
  stamps_given: z.int(),
  rewards_earned: z.int(),
})
export type DayProgram = z.infer<typeof dayProgram>

const dayCorrection = z.object({
  id,
  kind: z.enum(['refund', 'undo']),
  /** The kind of the original operation. */
  of: z.string().nullable(),
  at: timestamp,
  /** Minor units that went back; null if nothing had been paid. */
  amount: z.int().nullable(),
  staff_name: z.string().nullable(),
  note: z.string().nullable(),
})
export type DayCorrection = z.infer<typeof dayCorrection>

const dayView = z
  .object({
    /** By the shop's calendar; the day after is null on the day itself. */
    date: z.iso.date(),
    day_before: z.iso.date(),
    day_after: z.iso.date().nullable(),
    currency: z.string(),
    /** Whether it is everybody's day; a counter worker sees only their own. */
    is_whole: z.boolean(),
    customers: z.object({ served: count, joined: count.nullable() }),
    total: daySums,
    /** Without a name: what no person recorded. */
    people: z.array(daySums.extend({ name: z.string().nullable() })),
    programs: z.array(dayProgram),
    /** The newest 200 refunds and undone operations. */
    corrections: z.array(dayCorrection),
  })
  .openapi('Day')
export type DayView = z.infer<typeof dayView>

export const readDay = defineRoute({
  operation: 'readDay',
  method: 'get',
  path: '/app/counter/day',
  permission: 'counter staff',
  summary:
    'A day at the till, today unless another one is named: totals, by person, by program, what went back',
  request: { query: z.strictObject({ date: z.iso.date().optional() }) },
  returns: dayView,
})

/** The periods of /analytics; each ends now. */
const periods = ['7-days', '30-days', '90-days', '12-months'] as const
export type Period = (typeof periods)[number]
/** Or days of the business's calendar, both included. */
export type Wanted = Period | { from: string; to: string }

const periodQuery = z.strictObject({
  period: z.enum(periods).default('30-days'),
  /** Days of the shop's calendar instead of a period, both or none. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type PeriodQuery = z.infer<typeof periodQuery>

/** Minor units of the business's currency. */
const money = z.int()

/** What a period adds up to. An undo or a refund counts when it happens, as it does in the day's summary. */
const figures = z.object({
  /** What was paid, less refunds and undone purchases; below, what customers who joined in the period paid. */
  revenue: money,
  revenue_new: money,
  visits: z.int(),
  visits_new: z.int(),
  /** Different customers with a purchase that was not undone; those erased since are left out. */
  active: count,
  /** Customers at the end of the period, as far as they are still there; below, those of them who joined in it. */
  customers: count,
  joined: count,
  points_given: z.int(),
  points_used: z.int(),
  points_expired: count,
  rewards_earned: z.int(),
  /** Less those taken back. */
  rewards_handed_out: z.int(),
  /** What tiers and rebate codes took off purchases that were not undone. */
  discounts: money,
})
export type Figures = z.infer<typeof figures>

/** One day, or one month where there would be more than 92 days. */
const step = z.object({
  /** 'YYYY-MM-DD', or 'YYYY-MM'. */
  at: z.string(),
  revenue: money,
  visits: z.int(),
  visits_new: z.int(),
  joined: count,
  /** Of the days of the period before that lie as far from its beginning; up to the same time on the last one. */
  revenue_before: money,
  visits_before: z.int(),
})
export type Step = z.infer<typeof step>

const rewardSums = z.object({
  id,
  name: z.string(),
  program: z.string(),
  /** In the period, less those taken back in it. */
  handed_out: z.int(),
  /** Of one; null while nobody has said what it costs. */
  cost: money.nullable(),
})
export type RewardSums = z.infer<typeof rewardSums>

export const analyticsView = z
  .object({
    currency: z.string(),
    as_of: timestamp,
    /** Days of the shop's calendar, both included; the last one is today and not over. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** The same stretch before, up to the same time of its last day. */
    before_from: z.iso.date(),
    before_to: z.iso.date(),
    now: figures,
    before: figures,
    steps: z.array(step),
    /** Visits by weekday (1 is Monday) and hour of the shop's clock; hours without any are left out. */
    hours: z.array(z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), visits: count })),
    /** Those who paid most in the period: at most ten. */
    best: z.array(z.object({ customer: person, revenue: money, visits: z.int() })),
    /** Who joined through which QR code; without a code: by hand, by a file, through the API. */
    sign_ups: z.array(z.object({ qr_code_id: id.nullable(), name: z.string().nullable(), joined: count })),
    /** Rewards of the programs, those handed out most first; rebate codes are in `figures.discounts`. */
    rewards: z.array(rewardSums),
  })
  .openapi('Analytics')
export type AnalyticsView = z.infer<typeof analyticsView>

export const readAnalytics = defineRoute({
  operation: 'readAnalytics',
  method: 'get',
  path: '/app/analytics',
  permission: 'business',
  summary: 'How a period went, beside the one before: customers, visits, revenue, points, rewards',
  request: { query: periodQuery },
  returns: analyticsView,
})

const messagesView = z
  .object({
    /** The campaigns that began to go out in the period, the newest first: at most 100. */
    campaigns: z.array(sentCampaign),
    /** The automatic messages that met anybody in it. */
    triggers: z.array(triggerResult),
  })
  .openapi('MessageAnalytics')
export type MessagesView = z.infer<typeof messagesView>

export const readMessages = defineRoute({
  operation: 'readMessageAnalytics',
  method: 'get',
  path: '/app/analytics/messages',
  permission: 'business',
  summary: 'Each campaign and automatic message of a period: sent, opened, and who came within 14 days',
  request: { query: periodQuery },
  returns: messagesView,
})

const cohort = z.object({
  /** The month of joining, 'YYYY-MM'. */
  month: z.string(),
  /** Customers who joined in it, as far as they are still there. */
  joined: count,
  /** How many of them came in that month, in the next one, and so on to this month, which is not over. */
  came: z.array(count),
})
export type Cohort = z.infer<typeof cohort>

/** By the row and the column of the grid in `config.ts`. */
const gridField = z.object({ often: count, lately: count, customers: count })
export type GridField = z.infer<typeof gridField>

const slippingAway = z.object({
  customers: count,
  /** At most eight, those who spent most first. */
  people: z.array(z.object({ customer: person, last_visit_at: timestamp, visits: count, spent: money })),
})
export type SlippingAway = z.infer<typeof slippingAway>

const guestsView = z
  .object({
    currency: z.string(),
    /** The last twelve months, the oldest first. */
    cohorts: z.array(cohort),
    /** All customers who ever came, each in one field. */
    grid: z.array(gridField),
    slipping_away: slippingAway,
  })
  .openapi('GuestAnalytics')
export type GuestsView = z.infer<typeof guestsView>

export const readGuests = defineRoute({
  operation: 'readGuestAnalytics',
  method: 'get',
  path: '/app/analytics/guests',
  permission: 'business',
  summary: 'Whether customers come back: by month of joining, by how often and how lately, who slips away',
  returns: guestsView,
})

const spending = z.object({
  /** Customers who joined half a year to a year and a half ago. */
  customers: count,
  /** What they paid together in their first 90 days, and in the last 90, less what went back. */
  first: money,
  lately: money,
})
export type Spending = z.infer<typeof spending>

const worthView = z
  .object({
    spending,
    /** Automatic messages of the last 90 days with guests held out, each kind beside its own, all together. */
    triggers: z.object({ compared: count, lift }),
  })
  .openapi('ProgramWorth')
export type WorthView = z.infer<typeof worthView>

export const readWorth = defineRoute({
  operation: 'readProgramWorth',
  method: 'get',
  path: '/app/analytics/worth',
  permission: 'business',
  summary:
    'Whether the programs pay: spending beside the first days, automatic messages beside those held out',
  returns: worthView,
})

/** What customers hold now. */
const held = z.object({
  points: count,
  rewards: count,
  /** Of the points, those of customers who have not come for 180 days: they may never be redeemed. */
  idle_points: count,
  /** What the priced points cost if they go for the cheapest reward per point, and for the dearest. */
  worth: z.object({ low: money, high: money }),
  /** Points of programs in whose catalogue no reward has a cost, or none is to be had. */
  unpriced_points: count,
})
export type Held = z.infer<typeof held>

const forecastPart = z.object({
  /** Points, or full cards and free items that wait. */
  outstanding: count,
  /** Of these, in the next `days`; the interval holds 80 of 100 times. Null where it can't be told yet. */
  forecast: z
    .object({
      expected: count,
      low: count,
      high: count,
      /** So many earlier months were forecast in the same way, and the forecast was `off` percent off on average. */
      tested: count,
      off: count,
    })
    .nullable(),
  /** What that costs; null where it can't be told, or nobody has said what rewards cost. */
  cost: z.object({ low: money, high: money }).nullable(),
})

const forecastView = z
  .object({ held, days: count, points: forecastPart, rewards: forecastPart })
  .openapi('OutstandingForecast')
export type ForecastView = z.infer<typeof forecastView>

export const readForecast = defineRoute({
  operation: 'readOutstandingForecast',
  method: 'get',
  path: '/app/analytics/forecast',
  permission: 'business',
  summary: 'What customers hold now, how much of it will be used in the next days, and its cost',
  returns: forecastView,
})
