import type Stripe from 'stripe'
import { z } from 'zod'
import type { Price } from '../catalog.ts'
import { customerOf } from '../customers/customers.ts'
import { invalid, missing } from '../errors.ts'
import { expand, taken, text } from '../params.ts'
import { type Kept, newId } from '../store.ts'
import type { Subscription } from '../subscriptions/subscriptionObject.ts'
import type { World } from '../world.ts'
import { configurationOf } from './portalConfiguration.ts'

export type PortalSession = Kept<Stripe.BillingPortal.Session>

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
/** @throws {StripeFailure} for a flow that names an object of another customer. */
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
