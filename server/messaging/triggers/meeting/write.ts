import { customerUrl } from '#server/businesses/branding/index.ts'
import {
  type Audience,
  type EmailParts,
  type NewMessage,
  plainWords,
  type TextReader,
  writeTemplate,
} from '#server/messaging/messages/index.ts'
import {
  type EmailTemplate,
  inLanguage,
  type SmsTemplate,
  writeEmail,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { textsIn } from '../textsIn.ts'

/** Words of a message after the template's own: lines, and rewards with their codes. */
export type Said = {
  lines?: string[]
  rewards?: { name: string; code: string }[]
  /** Adds the button to the card even without lines and rewards. */
  withCard?: boolean
  /** A line with the link to the card, which the history does not show: it counts for the length of a text. */
  link?: string | undefined
}

type Written = Pick<NewMessage, 'content' | 'subject' | 'template' | 'parts'>

/** Writes a text in its reader's language. */
export async function writeText(
  ctx: BusinessContext,
  template: SmsTemplate,
  reader: TextReader,
  said: Said,
): Promise<Written> {
  const { reward } = textsIn[reader.reads.language]
  const rewards = (said.rewards ?? []).map(({ name, code }) => reward(name, code))
  // Our own lines are spelt so that they make no text longer; the names of rewards are the business's.
  const lines = (said.lines ?? []).map((line) => plainWords(line) ?? line)
  const after = { lines: [...lines, ...rewards], link: said.link }
  return {
    content: await writeTemplate(ctx, template, reader, after),
    template: named(template),
  }
}

/** Writes an email in its reader's language. The button to the card is not added to a template of blocks, which has its own. */
export async function writeMail(
  ctx: BusinessContext,
  template: EmailTemplate,
  { values, reads, customer }: Pick<Audience, 'values' | 'reads' | 'customer'>,
  { lines = [], rewards = [], withCard = false }: Said,
): Promise<Written> {
  const { language } = reads
  const told = { values, customerId: customer.id, language, lines, rewards }
  const words = inLanguage(template, reads)
  const { parts, ...written } = await writeEmail(ctx, words, told)
  const hasButton = !words.blocks && (withCard || lines.length + rewards.length > 0)
  const button = { label: textsIn[language].seeCard, url: `${await customerUrl(ctx)}/customer/login` }
  const shown: EmailParts = hasButton ? { ...parts, button } : parts
  return { ...written, template: named(template), parts: shown }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
