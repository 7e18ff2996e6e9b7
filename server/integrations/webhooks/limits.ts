import type { BusinessLimit } from '#server/bind.ts'

/** The most endpoints of a business. */
export const MOST_ENDPOINTS = 10
/** The most events of one replay. */
export const MOST_REPLAYED = 10_000
/** Days for which events and deliveries are kept. */
export const KEPT_DAYS = 30
/** How many waiting deliveries are counted for the screen. */
export const MOST_COUNTED_WAITING = 1000

const HOUR = 3600

/** Tests and single events, which a person sends by hand. */
export const BY_HAND: BusinessLimit = {
  name: 'webhooks sent by hand',
  limit: 120,
  windowSeconds: HOUR,
  message: 'Enough was sent by hand for now.',
}
export const REPLAYS: BusinessLimit = {
  name: 'webhook replays',
  limit: 10,
  windowSeconds: HOUR,
  message: 'Enough was replayed for now.',
}
/** Endpoints made, changed and given new secrets. */
export const CHANGES: BusinessLimit = {
  name: 'webhook endpoints',
  limit: 60,
  windowSeconds: HOUR,
  message: 'Endpoints were changed often enough for now.',
}
