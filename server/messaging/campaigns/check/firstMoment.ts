import { nextTextingMoment, type TextingHours } from '#server/messaging/messages/index.ts'
import type { Campaign } from '../queries.ts'

/** When the first message can go of a campaign that may go from then on: texts wait for the shop's hours. */
export const firstMoment = ({ type }: Pick<Campaign, 'type'>, from: Date, business: TextingHours): Date =>
  type === 'sms' ? nextTextingMoment(from, business) : from
