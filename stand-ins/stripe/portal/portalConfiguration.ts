import type Stripe from 'stripe'
import { z } from 'zod'
import { missing } from '../errors.ts'
import { bool, cleared, expand, listing, mergeMetadata, metadata, taken, text } from '../params.ts'
import { type Kept, newId } from '../store.ts'
import type { World } from '../world.ts'

export type PortalConfiguration = Kept<Stripe.BillingPortal.Configuration>

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

/** The actions that the portal offers a customer. The first configuration is the default. */
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
