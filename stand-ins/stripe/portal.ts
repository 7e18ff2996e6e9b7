import type Stripe from 'stripe'
import { z } from 'zod'
import type { Price } from './catalog.ts'
import { customerOf } from './customers.ts'
import { invalid, missing } from './errors.ts'
import { bool, cleared, expand, listing, mergeMetadata, metadata, taken, text } from './params.ts'
import { type Kept, newId } from './store.ts'
import type { Subscription } from './subscriptions.ts'
import type { World } from './world.ts'

export type PortalSession = Kept<Stripe.BillingPortal.Session>
export type PortalConfiguration = Kept<Stripe.BillingPortal.Configuration>

const flowData = z.strictObject({
  type: z.enum([
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      redirect: z.strictObject({ return_url: text }).optional(),
      hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: text }).optional(),
  subscription_update: z.strictObject({ subscription: text }).optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: text,
      items: z.array(z.strictObject({ id: text, price: text.optional(), quantity: text.optional() })),
    })
    .optional(),
})
export const portalParams = z.strictObject({
  customer: text,
  configuration: text.optional(),
  flow_data: flowData.optional(),
  locale: text.optional(),
  return_url: text.optional(),
  after_expiration: taken,
  expand,
})
const behaviour = z.enum(['always_invoice', 'create_prorations', 'none']).optional()
const features = z.strictObject({
  customer_update: taken,
  invoice_history: z.strictObject({ enabled: bool }).optional(),
  payment_method_update: z.strictObject({ enabled: bool }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: bool,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: behaviour,
      cancellation_reason: taken,
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: bool.optional(),
      default_allowed_updates: taken,
      products: cleared(z.array(z.strictObject({ product: text, prices: z.array(text) }))).optional(),
      proration_behavior: behaviour,
    })
    .optional(),
})
export const configurationParams = z.strictObject({
  features,
  business_profile: taken,
  default_return_url: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  expand,
})
export const configurationListParams = z.strictObject({
  ...listing,
  active: bool.optional(),
  is_default: bool.optional(),
})

/** What the portal's page lets a customer do; the first one is the default. */
export function createConfiguration(
  world: World,
  given: z.output<typeof configurationParams>,
  isDefault = false,
): PortalConfiguration {
  const { features: wanted } = given
  const now = world.now()
  return world.store.save<PortalConfiguration>({
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: given.default_return_url ?? null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: wanted.invoice_history?.enabled ?? true },
      payment_method_update: {
        enabled: wanted.payment_method_update?.enabled ?? true,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: wanted.subscription_cancel?.enabled ?? isDefault,
        mode: wanted.subscription_cancel?.mode ?? 'at_period_end',
        proration_behavior: wanted.subscription_cancel?.proration_behavior ?? 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: wanted.subscription_update?.enabled ?? isDefault,
        products: (wanted.subscription_update?.products ?? []).map(({ product, prices }) => ({
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          product,
          prices,
        })),
        proration_behavior: wanted.subscription_update?.proration_behavior ?? 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'continue_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    updated: now,
    _: {},
  })
}

export function configurationOf(world: World, id?: string): PortalConfiguration {
  const all = world.store.all<PortalConfiguration>('billing_portal.configuration')
  if (id === undefined)
    return all.find(({ is_default }) => is_default) ?? createConfiguration(world, { features: {} }, true)
  const found = all.find((configuration) => configuration.id === id)
  if (!found) throw missing('configuration', id, 'configuration')
  return found
}

/** @throws {StripeFailure} for a flow that names what is not the customer's. */
export function createPortal(world: World, given: z.output<typeof portalParams>): PortalSession {
  const customer = customerOf(world, given.customer, 'customer')
  const flow = given.flow_data
  const named =
    flow?.subscription_cancel?.subscription ??
    flow?.subscription_update?.subscription ??
    flow?.subscription_update_confirm?.subscription
  if (flow && flow.type !== 'payment_method_update') checkFlow(world, flow, customer.id, named)
  const id = newId('bps')
  const completion = flow?.after_completion
  const configuration = configurationOf(world, given.configuration)
  return world.store.save<PortalSession>({
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: configuration.id,
    created: world.now(customer.id),
    customer: customer.id,
    customer_account: null,
    flow: flow
      ? {
          after_completion: {
            hosted_confirmation: completion?.hosted_confirmation
              ? { custom_message: completion.hosted_confirmation.custom_message ?? null }
              : null,
            redirect: completion?.redirect ?? null,
            type: completion?.type ?? 'portal_homepage',
          },
          customer_update: null,
          subscription_cancel: flow.subscription_cancel ? { retention: null, subscription: named! } : null,
          subscription_pause: null,
          subscription_update: flow.subscription_update ?? null,
          subscription_update_confirm: flow.subscription_update_confirm
            ? {
                discounts: null,
                items: flow.subscription_update_confirm.items.map(({ id: item, price, quantity }) => ({
                  id: item,
                  price: price ?? null,
                  quantity: Number(quantity ?? 1),
                })),
                subscription: named!,
              }
            : null,
          type: flow.type,
        }
      : null,
    livemode: false,
    locale: (given.locale as Stripe.BillingPortal.Session.Locale) ?? null,
    on_behalf_of: null,
    return_url: given.return_url ?? configuration.default_return_url,
    url: `${world.baseUrl()}/p/session/${id}`,
    _: {},
  })
}

function checkFlow(
  world: World,
  flow: z.output<typeof flowData>,
  customer: string,
  named: string | undefined,
): void {
  const type = flow.type as 'subscription_cancel' | 'subscription_update' | 'subscription_update_confirm'
  const param = `flow_data[${type}][subscription]`
  if (!flow[type] || !named)
    throw invalid(`Missing required param: flow_data[${type}].`, { code: 'parameter_missing', param })
  const subscription = world.store.find<Subscription>('subscription', named)
  if (subscription?.customer !== customer) throw missing('subscription', named, param)
  if (subscription.status === 'canceled')
    throw invalid(`The subscription ${named} cannot be changed because it is canceled.`, { param })
  for (const [index, { price }] of (flow.subscription_update_confirm?.items ?? []).entries()) {
    const at = `flow_data[subscription_update_confirm][items][${index}][price]`
    if (price && !world.store.find<Price>('price', price)) throw missing('price', price, at)
  }
}
