import type { EventType } from '#server/loyalty/events/index.ts'

/**
 * The events that an endpoint can be told. /v1 only grows, and so does this list. The others are our own affair: a link
 * that was asked for, the hour at which a day begins, whose address is proven, and the one customer who stands for all of
 * an imported file.
 */
export const webhookTypes = [
  'customer.joined',
  'customer.changed',
  'customer.merged',
  'customer.erased',
  'operation.recorded',
  'reward.earned',
  'program.created',
  'program.changed',
  'tag.changed',
  'tag.deleted',
] as const satisfies EventType[]
export type WebhookType = (typeof webhookTypes)[number]

/** The type of a test, which every endpoint gets. */
export const TEST_TYPE = 'webhook.test'
export type TestType = typeof TEST_TYPE
