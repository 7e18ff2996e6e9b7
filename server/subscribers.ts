import { rollUpSubscriber } from '#server/data/roll-ups/index.ts'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import { adoptingSubscriber } from '#server/messaging/conversations/index.ts'
import { habitSubscriber } from '#server/messaging/segments/index.ts'
import { messageSubscriber, purchaseSubscriber } from '#server/messaging/triggers/index.ts'
import { receiptsSubscriber } from '#server/surfaces/billing/index.ts'
import { mailchimpClaimSubscriber, mailchimpSubscriber } from '#server/surfaces/mailchimp/index.ts'
import { issueCardLink } from '#server/surfaces/portal/index.ts'

/** Everyone who follows what happens in a business. */
export const subscribers: Subscriber[] = [
  messageSubscriber(issueCardLink),
  purchaseSubscriber,
  habitSubscriber,
  adoptingSubscriber,
  mailchimpSubscriber,
  mailchimpClaimSubscriber,
  rollUpSubscriber,
  receiptsSubscriber,
]
