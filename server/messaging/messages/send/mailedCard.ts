import { customerUrl } from '#server/businesses/branding/index.ts'
import type { Business } from '#server/businesses/business/index.ts'
import { type CardHolder, findCardHolders } from '#server/loyalty/customers/index.ts'
import type { WrittenBlock, WrittenSimple } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { newCardToken } from '../compose/cardToken.ts'
import type { Mail } from '../compose/layOutEmail.ts'
import { languageOfMail } from '../compose/wordsOf.ts'
import type { Message } from '../queries.ts'
import { textsIn } from '../textsIn.ts'

/** Days after that of the message on which its link still shows the card. */
const DAYS = 30

/**
 * The link of one mail to its receiver's card. The stored mail leads to the sign-in, and the link takes its place when
 * the mail is sent: no table and no history has it.
 */
export type MailedCard = { signInUrl: string; url: string; lastDay: string }

/**
 * Makes the links of those of these messages that lead to the receiver's card, by the ids of the messages. Each is good
 * only for the address that the mail goes to.
 */
export async function mailedCards(
  ctx: BusinessContext,
  business: Business,
  messages: Message[],
): Promise<Map<string, MailedCard>> {
  const mails = messages.filter(leadsToCard)
  if (mails.length === 0 || !business.portal_enabled || business.standing !== 'open') return new Map()
  const origin = await customerUrl(ctx)
  const holders = await findCardHolders(
    ctx,
    mails.flatMap(({ customer_id }) => customer_id ?? []),
  )
  return new Map(
    mails.flatMap((message): [string, MailedCard][] => {
      const holder = holders.get(message.customer_id!)
      if (!holder || !isStillTo(holder, message)) return []
      const ends = endOfDayAfter(message.created_at, DAYS, business.time_zone)!
      const token = newCardToken(ctx.keyring, message, ends)
      const locale = localeIn(business.locale, languageOfMail(message))
      const lastDay = formatDay(new Date(ends.getTime() - 1), locale, business.time_zone)
      return [[message.id, { signInUrl: `${origin}${SIGN_IN}`, url: `${origin}/card/${token}`, lastDay }]]
    }),
  )
}

/**
 * True while a mail is the customer's to read: it went to the address that they have, and nothing has ended their
 * earlier links since.
 */
export const isStillTo = (
  { email, links_ended_at }: CardHolder,
  { recipient, created_at }: Pick<Message, 'recipient' | 'created_at'>,
): boolean => email === recipient && (links_ended_at === null || links_ended_at < created_at)

const SIGN_IN = '/customer/login'

const leadsToCard = ({ type, customer_id, metadata }: Message): boolean =>
  type === 'email' && customer_id !== null && JSON.stringify(metadata).includes(SIGN_IN)

/** Leads a mail to its receiver's card, and names the last day. In a mail of blocks the body is their plain text. */
export function leadToCard(mail: Mail, { signInUrl, url, lastDay }: MailedCard): Mail {
  const { body, blocks, button, language = 'en' } = mail
  return {
    ...mail,
    note: textsIn[language].cardUntil(lastDay),
    ...(blocks && { body: body.replaceAll(signInUrl, url), blocks: blocks.map(leadBlock) }),
    ...(button?.url === signInUrl && { button: { ...button, url } }),
  }

  function leadBlock(block: WrittenBlock): WrittenBlock {
    return block.kind === 'columns'
      ? { ...block, columns: block.columns.map((column) => column.map(leadOne)) }
      : leadOne(block)
  }

  function leadOne(block: WrittenSimple): WrittenSimple {
    return block.kind === 'button' && block.url === signInUrl ? { ...block, url } : block
  }
}
