import { createRoute, z } from '@hono/zod-openapi'
import { tierView } from '#server/businesses/plans/contract.ts'
import {
  columns,
  defineRoute,
  id,
  idempotencyKey,
  json,
  listOf,
  listQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { checkoutSession, portalSession } from './examples.ts'

/** Usage of one of a plan's limits; a limit of -1 is unlimited. */
const usage = z.object({ used: z.int().min(0), limit: z.int() })
export type Usage = z.infer<typeof usage>

export const subscriptionView = z
  .object({
    business_id: id,
    tier: tierView,
    status: z.string(),
    /** End of the trial of a paid plan, also once it is over. */
    trial_ends_at: timestamp.nullable(),
    /** First charge of a plan bought now; null if it is charged at once. */
    charged_from: timestamp.nullable(),
    /** A plan bought now begins with a whole trial. */
    new_trial: z.boolean(),
    /** No plan was paid for yet: the first one's starting credits replace those that the business began with. */
    first_plan: z.boolean(),
    /** End of the plan, if Regulars granted it. */
    granted_until: timestamp.nullable(),
    /** The plan that the business's admin asked Regulars for. */
    asked: z.object({ tier_id: id, at: timestamp }).nullable(),
    /** End of the paid period; null while nothing is billed. */
    period_end: timestamp.nullable(),
    /** The provider's state of the business; null where no provider of payments is set up. */
    payments: z
      .object({
        /** A subscription runs. It can be changed, but not bought a second time. */
        subscribed: z.boolean(),
        /** The provider has a customer for the business, so its portal opens. */
        known: z.boolean(),
        payment_method_status: z.enum(['none', 'ok', 'failed']),
        /** The card as people know it: 'Visa 4242'. */
        payment_method: z.string().nullable(),
        /** End of a canceled subscription. */
        cancels_at: timestamp.nullable(),
        past_due_since: timestamp.nullable(),
        /** More than one subscription runs. */
        is_doubled: z.boolean(),
      })
      .nullable(),
    credits: z.int(),
    usage: z.object({
      customers: usage,
      programs: usage,
      /** Texts of the month, or in all if `until_paid`: a paid plan has few before its first payment. */
      sms: usage.extend({ until_paid: z.boolean() }),
      seats: usage,
    }),
  })
  .openapi('Subscription')
export type SubscriptionView = z.infer<typeof subscriptionView>

export const readSubscription = defineRoute({
  operation: 'readSubscription',
  method: 'get',
  path: '/app/subscription',
  permission: 'business',
  whileImpersonating: 'subscription',
  summary: "The shop's plan, its period, and how much of what it allows is taken",
  returns: subscriptionView,
})

export const askForPlan = defineRoute({
  operation: 'askForPlan',
  method: 'post',
  path: '/app/subscription/ask',
  permission: 'business admin',
  summary: 'Ask Regulars for a larger plan, while none can be paid for here',
  request: { body: json(z.strictObject({ tier_id: id })) },
  returns: subscriptionView,
})

const page = z.url().max(2000)
const opened = z.object({ url: z.string() }).openapi('OpenedPage')

export const createCheckoutSession = defineRoute({
  operation: 'createCheckoutSession',
  method: 'post',
  path: '/v1/create-checkout-session',
  permission: 'business admin',
  summary: 'Open the page where a plan is paid for; the addresses to come back to are on this site',
  request: {
    headers: idempotencyKey,
    body: json(
      z
        .strictObject({ priceId: z.string().trim().min(1).max(255), successUrl: page, cancelUrl: page })
        .openapi('CheckoutSessionCall'),
    ),
  },
  returns: opened,
  example: checkoutSession,
})

export const createPortalSession = defineRoute({
  operation: 'createPortalSession',
  method: 'post',
  path: '/v1/create-portal-session',
  permission: 'business admin',
  summary: 'Open the page for cards, invoices and the end of a subscription',
  request: {
    body: json(
      z
        .strictObject({ returnUrl: page, flow: z.enum(['cancel', 'card']).optional() })
        .openapi('PortalSessionCall'),
    ),
  },
  returns: opened,
  example: portalSession,
})

export const changePlan = defineRoute({
  operation: 'changePlan',
  method: 'post',
  path: '/app/subscription/change',
  permission: 'business admin',
  summary: 'Open the page that says what another plan costs today, and changes to it',
  request: { body: json(z.strictObject({ tier_id: id, return_url: page })) },
  returns: opened,
})

export const keepPlan = defineRoute({
  operation: 'keepPlan',
  method: 'post',
  path: '/app/subscription/keep',
  permission: 'business admin',
  summary: 'Take the cancellation of the subscription back',
  returns: subscriptionView,
})

export const followSubscription = defineRoute({
  operation: 'followSubscription',
  method: 'post',
  path: '/app/subscription/follow',
  permission: 'business admin',
  summary: 'The plan as it is after a visit to the page of payments, read anew from there',
  returns: subscriptionView,
})

export const confirmPayment = defineRoute({
  operation: 'confirmPayment',
  method: 'post',
  path: '/app/subscription/confirm',
  permission: 'business admin',
  summary: 'Whether somebody who came back from the page of payments has paid there',
  request: { body: json(z.strictObject({ session: z.string().regex(/^cs_\w{1,250}$/) })) },
  returns: z.object({
    paid: z.boolean(),
    /** The first payment of a trial that began there, for which nothing was taken yet; else null. */
    charged_from: timestamp.nullable(),
  }),
})

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  at: timestamp,
  /** Minor units of `currency`. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** Page of the invoice at the provider. */
  url: z.string().nullable(),
})
export type InvoiceView = z.infer<typeof invoice>

export const listInvoices = defineRoute({
  operation: 'listInvoices',
  method: 'get',
  path: '/app/subscription/invoices',
  permission: 'business admin',
  whileImpersonating: 'subscription',
  summary: 'The latest invoices of the subscription, newest first',
  request: { query: z.strictObject(listQuery({ usual: 24, most: 24 })) },
  returns: listOf(invoice),
})

export const stripeWebhook = createRoute({
  method: 'post',
  path: '/stripe-webhook',
  tags: ['webhooks'],
  security: [],
  summary: 'Stripe tells that something has changed: signed, and each event counts once',
  responses: { 204: { description: 'Taken in' } },
})

/** A pack at the price that the buyer saw. */
const creditOffer = z.strictObject({
  pack: z.string().min(1).max(40),
  credits: z.int().min(1),
  /** Minor units of US dollars. */
  amount: z.int().min(1),
})

const creditMovement = z.object({
  id,
  kind: z.string(),
  /** Negative if credits were taken. */
  credits: z.int(),
  /** The balance after the movement. */
  balance: z.int(),
  reason: z.string(),
  at: timestamp,
})
export type CreditMovementView = z.infer<typeof creditMovement>

export const listCreditMovements = defineRoute({
  operation: 'listCreditMovements',
  method: 'get',
  path: '/app/credits/movements',
  permission: 'business admin',
  whileImpersonating: 'subscription',
  summary: 'Each movement of credits, newest first',
  request: { query: z.strictObject(listQuery({ usual: 20, most: 100 })) },
  returns: listOf(creditMovement),
})

const wholeFrom = (least: number, most: number) => {
  const error = `Enter a whole number from ${least} to ${most}`
  return z.int(error).min(least, error).max(most, error)
}

const creditSettings = z.object({
  /** Admins get a mail when the balance falls below this; 0 means never. */
  low_below: wholeFrom(0, 1_000_000),
  /** Pack that is bought automatically, at the price for which it was chosen; null is off. */
  top_up: creditOffer.nullable(),
  top_up_below: wholeFrom(1, 1_000_000),
  /** Most automatic purchases in a month. */
  top_up_most: wholeFrom(1, 100),
})

export const creditsView = z
  .object({
    balance: z.int(),
    packs: z.array(z.object({ id: z.string(), credits: z.int(), amount: z.int(), currency: z.string() })),
    settings: creditSettings.extend({
      /** When and why a failed payment stopped automatic purchases. */
      top_up_failed: z.object({ at: timestamp, reason: z.string() }).nullable(),
      /** Automatic purchases of this month. */
      top_ups: z.int(),
      version,
    }),
    /** A card is on file that automatic purchases can use. */
    has_card: z.boolean(),
    /** Credits can be bought here: a provider of payments is set up. */
    can_buy: z.boolean(),
  })
  .openapi('Credits')
export type CreditsView = z.infer<typeof creditsView>

export const readCredits = defineRoute({
  operation: 'readCredits',
  method: 'get',
  path: '/app/credits',
  permission: 'business admin',
  whileImpersonating: 'subscription',
  summary: 'The balance of credits, the packs, and what happens when few are left',
  returns: creditsView,
})

export const saveCreditSettings = defineRoute({
  operation: 'saveCreditSettings',
  method: 'put',
  path: '/app/credits/settings',
  permission: 'business admin',
  summary: 'When to tell of few credits, and whether to buy more automatically; switching it on tries again',
  request: { body: columns(z.strictObject({ ...creditSettings.shape, version })) },
  returns: creditsView,
})

export const buyCredits = defineRoute({
  operation: 'buyCredits',
  method: 'post',
  path: '/app/credits/checkout',
  permission: 'business admin',
  summary: 'Open the page where a pack of credits is paid for',
  request: {
    headers: idempotencyKey,
    body: json(creditOffer.extend({ success_url: page, cancel_url: page })),
  },
  returns: opened,
})
