import { receiptsSubscriber } from '#server/billing/index.ts'
import { rollUpSubscriber } from '#server/data/roll-ups/index.ts'
import { issueCardLink } from '#server/identity/customer-access/index.ts'
import { mailchimpClaimSubscriber, mailchimpSubscriber } from '#server/integrations/mailchimp/index.ts'
import {
  webhookClaimSubscriber,
  webhookSubscriber,
  webhookTeamSubscriber,
} from '#server/integrations/webhooks/index.ts'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import { adoptingSubscriber } from '#server/messaging/conversations/index.ts'
import { habitSubscriber } from '#server/messaging/segments/index.ts'
import { messageSubscriber, purchaseSubscriber } from '#server/messaging/triggers/index.ts'

/** All subscribers to the events of a business. */
export const subscribers: Subscriber[] = [
  messageSubscriber(issueCardLink),
  purchaseSubscriber,
  habitSubscriber,
  adoptingSubscriber,
  mailchimpSubscriber,
  mailchimpClaimSubscriber,
  webhookSubscriber,
  webhookClaimSubscriber,
  webhookTeamSubscriber,
  rollUpSubscriber,
  receiptsSubscriber,
]
