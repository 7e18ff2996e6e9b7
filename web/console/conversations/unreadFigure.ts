import { texts } from './texts.ts'

/** The number at which the server stops counting. */
const MOST_UNREAD: typeof import('#server/messaging/conversations/contract.ts').MOST_UNREAD = 1000

/** Formats the number of unread texts. Where the server stopped counting, it says that there may be more. */
export const unreadFigure = (unread: number, number: (value: number) => string): string =>
  unread < MOST_UNREAD ? number(unread) : texts.andMore(number(unread))
