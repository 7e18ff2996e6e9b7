import { texts } from './texts.ts'

/** As far as the server counts. */
const MOST_UNREAD: typeof import('#server/messaging/conversations/contract.ts').MOST_UNREAD = 1000

/** How many texts are new; from as many as are counted on, that there may be more. */
export const unreadFigure = (unread: number, number: (value: number) => string): string =>
  unread < MOST_UNREAD ? number(unread) : texts.andMore(number(unread))
