import { nextTextingMoment, type TextingHours } from '#server/messaging/messages/index.ts'
import type { Campaign } from '../queries.ts'

/** The moment at which the first message of a campaign can go, from `from` on. Texts wait for the business's hours. */
export const firstMoment = ({ type }: Pick<Campaign, 'type'>, from: Date, business: TextingHours): Date =>
  type === 'sms' ? nextTextingMoment(from, business) : from
