import type { Subscriber } from './events/index.ts'
import { messageSubscriber } from './messages/index.ts'
import { issueCardLink } from './portal/index.ts'

/** Everyone who follows what happens in a shop. */
export const subscribers: Subscriber[] = [messageSubscriber(issueCardLink)]
