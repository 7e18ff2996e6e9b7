import { existsSync, readFileSync } from 'node:fs'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkoutParams } from './checkout/checkoutParams.ts'
import type { customerParams, customerUpdateParams } from './customers/customers.ts'
import type { payParams } from './invoices/invoices.ts'
import type { refundParams } from './payments/refunds.ts'
import { portalParams } from './portal/portal.ts'
import type { configurationParams } from './portal/portalConfiguration.ts'
import { card, openRig, type Rig, submit, subscribed } from './rig.ts'
import type { intentParams } from './routes/paymentRoutes.ts'
import type { subscriptionParams } from './routes/subscriptionRoutes.ts'
import type { subscriptionUpdateParams } from './subscriptions/changeSubscription.ts'
import type { previewParams } from './subscriptions/preview.ts'

const folder = new URL('../../../shared/specs/stripe/', import.meta.url)
const isHere = existsSync(folder)
if (!isHere)
  console.warn('SKIPPED: Stripe’s official fixtures are not here, the stand-in was not held to them')
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** Differences between the fixtures of August and the SDK's types of October. */
const newer: Record<string, { added?: string[]; removed?: string[] }> = {
  customer: { added: ['customer_account'] },
  'checkout.session': { added: ['allowed_payment_method_types'] },
  subscription_item: { added: ['current_trial'] },
  invoice: { removed: ['subscription'] },
  payment_intent: { added: ['allowed_payment_method_types', 'payment_record'] },
  // The field is shown only on request.
  charge: { removed: ['refunds'] },
  'billing_portal.session': { added: ['after_expiration'] },
  product: { added: ['tax_details'] },
}

type Beyond<Schema extends z.ZodType, Params> = Exclude<keyof z.input<Schema>, keyof Params>
type Unknown =
  | Beyond<typeof customerParams, Stripe.CustomerCreateParams>
  | Beyond<typeof customerUpdateParams, Stripe.CustomerUpdateParams>
  | Beyond<typeof subscriptionParams, Stripe.SubscriptionCreateParams>
  | Beyond<typeof subscriptionUpdateParams, Stripe.SubscriptionUpdateParams>
  | Beyond<typeof intentParams, Stripe.PaymentIntentCreateParams>
  | Beyond<typeof refundParams, Stripe.RefundCreateParams>
  | Beyond<typeof payParams, Stripe.InvoicePayParams>
  | Beyond<typeof previewParams, Stripe.InvoiceCreatePreviewParams>
  | Beyond<typeof configurationParams, Stripe.BillingPortal.ConfigurationCreateParams>
/** The compiler refuses this line if a request accepts a parameter that the SDK's types lack. */
const nothing: [Unknown] extends [never] ? 'nothing' : Unknown = 'nothing'

describe.skipIf(!isHere)(
  'held to the official fixtures (skipped where shared/specs/stripe is missing)',
  () => {
    let rig: Rig
    beforeAll(async () => {
      rig = await openRig()
    })
    afterAll(() => rig.close())

    it('each object has exactly the documented fields', async () => {
      const { stripe } = rig
      const { customer, subscription, item } = await subscribed(rig, { trialDays: 14 })
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        customer: customer.id,
        line_items: [
          {
            price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Credits' } },
            quantity: 1,
          },
        ],
        success_url: 'https://regulars.test/',
        payment_intent_data: { setup_future_usage: 'off_session' },
      })
      await submit(session.url!, card('4242424242424242'))
      const paid = await stripe.checkout.sessions.retrieve(session.id)
      const intent = await stripe.paymentIntents.retrieve(paid.payment_intent as string)
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string)
      const objects = [
        ...[
          customer,
          subscription,
          item,
          item.plan,
          item.price,
          paid,
          intent,
          invoice,
          invoice.lines.data[0]!,
        ],
        await stripe.charges.retrieve(intent.latest_charge as string),
        await stripe.paymentMethods.retrieve(intent.payment_method as string),
        await stripe.products.retrieve('prod_regulars_pro'),
        await stripe.refunds.create({ payment_intent: intent.id }),
        await stripe.billingPortal.sessions.create({ customer: customer.id }),
        await stripe.testHelpers.testClocks.create({ frozen_time: rig.now() }),
        ...(await stripe.billingPortal.configurations.list()).data,
        ...(await stripe.events.list({ limit: 1 })).data,
        ...(await stripe.checkout.sessions.listLineItems(session.id)).data,
      ]
      const { resources } = read('fixtures3-2026-08-21.json')
      for (const object of objects) {
        const { added = [], removed = [] } = newer[object.object] ?? {}
        const documented = new Set([...Object.keys(resources[object.object]), ...added]).difference(
          new Set(removed),
        )
        expect(Object.keys(object).sort(), object.object).toEqual([...documented].sort())
      }
    })

    it.each([
      ['CheckoutSessionCreateParams', 'Checkout.SessionCreateParams', checkoutParams],
      ['PortalSessionCreateParams', 'BillingPortal.SessionCreateParams', portalParams],
    ])('takes no parameter that Stripe does not know: %s', (name, root, schema) => {
      const { definitions } = read(`types-2026-10-28-${name}.schema.json`)
      const own = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node
      const check = (ours: Node, theirs: Node, path: string) => {
        const official = theirs.$ref ? definitions[theirs.$ref.split('/').at(-1)!] : theirs
        for (const [key, inner] of Object.entries(ours.properties ?? {})) {
          expect(Object.keys(official.properties ?? {}), path).toContain(key)
          check(inner, official.properties[key], `${path}.${key}`)
        }
        if (ours.items && official.items) check(ours.items, official.items, `${path}[]`)
      }
      check(own, definitions[root], root)
      expect(nothing).toBe('nothing')
    })
  },
)

type Node = { properties?: Record<string, Node>; items?: Node; $ref?: string }
