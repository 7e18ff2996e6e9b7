import { lineItemsOf } from './checkout/checkout.ts'
import type { CheckoutRow } from './checkout/checkoutObject.ts'
import { invalid } from './errors.ts'
import type { Invoice } from './invoices/invoiceObject.ts'
import { intentIdOf } from './invoices/invoices.ts'
import type { Charge } from './payments/charges.ts'
import type { PaymentIntent } from './payments/payments.ts'
import { shown } from './store.ts'
import type { World } from './world.ts'

type Node = Record<string, unknown> & { id?: string; object?: string }

/** Replaces ids by the objects that the request asks to expand. */
export function expandAll(world: World, answer: object, paths: string[]): object {
  for (const path of paths) {
    if (path.split('.').length > 4)
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`, {
        param: 'expand',
      })
    expandAt(world, answer as Node, path.split('.'))
  }
  return answer
}

function expandAt(world: World, node: Node | Node[], path: string[]): void {
  if (Array.isArray(node)) {
    for (const each of node) expandAt(world, each, path)
    return
  }
  const [head, ...rest] = path as [string, ...string[]]
  const at = node[head]
  if (typeof at === 'string') {
    const row = world.store.byId(at)
    if (row) node[head] = shown(row)
  } else if (at === undefined) {
    const included = inclusion(world, node, head)
    if (included === undefined)
      throw invalid(`This property cannot be expanded (${head}).`, { param: 'expand' })
    node[head] = included
  }
  const inner = node[head]
  if (rest.length > 0 && inner !== null && typeof inner === 'object') expandAt(world, inner as Node, rest)
}

/** A field that an object shows only on request. */
function inclusion(world: World, { id, object }: Node, key: string): unknown {
  const name = `${object}.${key}`
  if (name === 'checkout.session.line_items') {
    const session = world.store.find<CheckoutRow>('checkout.session', id)!
    return listOf(lineItemsOf(world, session), `/v1/checkout/sessions/${id}/line_items`)
  }
  const invoice = world.store.find<Invoice>('invoice', id)
  if (name === 'invoice.payments')
    return listOf(structuredClone(invoice!._.payments), `/v1/invoice_payments?invoice=${id}`)
  if (name === 'invoice.confirmation_secret') {
    const intent = world.store.find<PaymentIntent>('payment_intent', intentIdOf(invoice!))
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  }
  if (name === 'customer.subscriptions') {
    const all = world.store.all<{ customer: string; status: string }>('subscription')
    const own = all.filter(({ customer, status }) => customer === id && status !== 'canceled')
    return listOf(own.map(shown), `/v1/customers/${id}/subscriptions`)
  }
  if (name === 'charge.refunds') {
    const all = world.store.all<Charge & { charge: string }>('refund')
    return listOf(all.filter(({ charge }) => charge === id).map(shown), `/v1/charges/${id}/refunds`)
  }
  return undefined
}

export const listOf = (data: object[], url: string, has_more = false) => ({
  object: 'list',
  data,
  has_more,
  url,
})
