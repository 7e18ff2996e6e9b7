import type { Subscriber } from '#server/loyalty/events/index.ts'
import { messageSubscriber } from '#server/messaging/messages/index.ts'
import { milestoneSubscriber } from '#server/messaging/triggers/index.ts'
import { issueCardLink } from '#server/surfaces/portal/index.ts'

/** Everyone who follows what happens in a business. */
export const subscribers: Subscriber[] = [messageSubscriber(issueCardLink), milestoneSubscriber]
