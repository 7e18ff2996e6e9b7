import type { EventType } from '#server/loyalty/events/index.ts'

/** What an endpoint can be told, under the names that receivers know. /v1 only grows, and so does this list. */
export const webhookTypes = [
  'customer.joined',
  'customer.imported',
  'customer.changed',
  'customer.merged',
  'customer.erased',
  'operation.recorded',
  'reward.earned',
  'program.created',
  'program.changed',
  'tag.changed',
  'tag.deleted',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** The type of a test, which every endpoint gets. */
export const TEST_TYPE = 'webhook.test'
export type TestType = typeof TEST_TYPE

/**
 * The events that are told outside, with their names there. The others are our own affair: a link that was asked for,
 * the hour at which a day begins, whose address is proven.
 */
export const toldAs = {
  'customer.joined': 'customer.joined',
  'customers.added': 'customer.imported',
  'customer.changed': 'customer.changed',
  'customer.merged': 'customer.merged',
  'customer.erased': 'customer.erased',
  'operation.recorded': 'operation.recorded',
  'reward.earned': 'reward.earned',
  'program.created': 'program.created',
  'program.changed': 'program.changed',
  'tag.changed': 'tag.changed',
  'tag.deleted': 'tag.deleted',
} as const satisfies Partial<Record<EventType, WebhookType>>

export type ToldType = keyof typeof toldAs
