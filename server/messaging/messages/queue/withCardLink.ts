import { customerUrl } from '#server/businesses/branding/index.ts'
import type { Business } from '#server/businesses/business/index.ts'
import { plainTypography } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { countSentSegments } from '../compose/composeText.ts'
import type { NewMessage } from './queueMessage.ts'
import { CARD_LINK_SHOWN, cardLinkText, type ServiceText } from './serviceTexts.ts'

type Text = Pick<NewMessage, 'purpose' | 'content'> & { outgoing?: string | null }

/** Joins both in one text. The history does not show the link, because whoever opens it is taken for the customer. */
export const withCardLink = <Message extends Text>(
  message: Message,
  { content }: Pick<ServiceText, 'content'>,
) => ({
  ...message,
  content: `${message.content}\n${CARD_LINK_SHOWN}`,
  outgoing: `${message.content}\n${plainTypography(content)}`,
})

/** The line of a text that stands for the link, in the language of the team that reads it. */
export const cardLinkShownTo = (language: PageLanguage): string => sentenceIn(language, CARD_LINK_SHOWN)

/**
 * True if one text with the link takes no more segments than a text of each: a name of another script makes the link
 * after it take twice as many.
 */
export const isCheaperTogether = (
  ctx: BusinessContext,
  business: Business,
  message: Text,
  link: Pick<ServiceText, 'content'>,
): boolean => {
  const segments = (text: Text) => countSentSegments(ctx, business, text)
  const alone = segments({ purpose: 'service', content: plainTypography(link.content) })
  return segments(withCardLink(message, link)) <= segments(message) + alone
}

/** A link of the same length as every other one, for texts that nobody gets. */
export async function exampleCardLink(
  ctx: BusinessContext,
  business: Business,
  language: PageLanguage,
): Promise<ServiceText> {
  const link = `${await customerUrl(ctx)}/card/${'x'.repeat(TOKEN_LENGTH)}`
  return cardLinkText({ to: '', dedupe_key: '', business, language, link, now: ctx.now })
}

/** Characters of a link's token: 32 bytes in base64url. */
const TOKEN_LENGTH = 43
