import type Stripe from 'stripe'
import { z } from 'zod'
import { listing, range, text } from './params.ts'
import { type Kept, newId, shown } from './store.ts'
import type { World } from './world.ts'

/** The version whose shapes are served: the version of the SDK in package.json. */
export const apiVersion = '2026-10-28.endive'

export type StripeEvent = Kept<
  Omit<Stripe.EventBase, 'data'> & { data: { object: object; previous_attributes?: object } },
  { isPending: boolean }
>

export const eventListParams = z.strictObject({
  ...listing,
  type: text.optional(),
  types: z.array(text).optional(),
  created: range.optional(),
  delivery_success: text.optional(),
})

/** An event with the current state of the object. */
export function newEvent(
  world: World,
  { type, object, before }: { type: string; object: object; before?: object },
  request: Stripe.Event.Request,
): StripeEvent {
  const { customer } = object as { customer?: string | null }
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: world.now(customer),
    data: { object: shown(object), ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type: type as Stripe.Event.Type,
    _: { isPending: true },
  }
}

/**
 * Changes and saves a row, and emits an event with its former values, unless nothing changed. If `mutate` throws, the
 * visible fields are restored and nothing is saved.
 */
export function change<T extends { id: string; object: string; _: object }>(
  world: World,
  row: T,
  type: string | null,
  mutate: (row: T) => void,
): T {
  const before = shown(row) as Record<string, unknown>
  try {
    mutate(row)
  } catch (error) {
    Object.assign(row, before)
    throw error
  }
  world.store.save(row)
  const now = row as unknown as Record<string, unknown>
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]),
  )
  if (type && changed.length > 0)
    world.emit(type, row, Object.fromEntries(changed.map((key) => [key, before[key]])))
  return row
}
