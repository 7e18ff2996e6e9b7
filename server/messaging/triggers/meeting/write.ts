import { customerUrl } from '#server/businesses/branding/index.ts'
import type { Audience, EmailParts, NewMessage } from '#server/messaging/messages/index.ts'
import {
  type EmailTemplate,
  inLanguageOf,
  plainTypography,
  type SmsTemplate,
  type TemplateValues,
  writeEmail,
  writeText as writeWords,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Words of a message after the template's own: lines, and rewards with their codes. */
export type Said = {
  lines?: string[]
  rewards?: { name: string; code: string }[]
  /** Adds the button to the card even without lines and rewards. */
  withCard?: boolean
}

type Written = Pick<NewMessage, 'content' | 'subject' | 'template' | 'parts'>

type Reader = { values: TemplateValues; customerId: string | null }

/** Writes a text; `customerId` is null for an example customer. */
export async function writeText(
  ctx: BusinessContext,
  template: SmsTemplate,
  reader: Reader,
  said: Said,
): Promise<Written> {
  const rewards = (said.rewards ?? []).map(({ name, code }) => `${name}: ${code}`)
  const after = [...(said.lines ?? []), ...rewards].map(plainTypography)
  return {
    content: [await writeWords(ctx, template.message_template, reader), ...after].join('\n'),
    template: named(template),
  }
}

/** Writes an email. The button to the card is not added to a template of blocks, which has its own. */
export async function writeMail(
  ctx: BusinessContext,
  template: EmailTemplate,
  { values, customer }: Pick<Audience, 'values' | 'customer'>,
  { lines = [], rewards = [], withCard = false }: Said,
): Promise<Written> {
  const told = { values, customerId: customer.id, lines, rewards }
  const words = await inLanguageOf(ctx, customer.id, template)
  const { parts, ...written } = await writeEmail(ctx, words, told)
  const hasButton = !words.blocks && (withCard || lines.length + rewards.length > 0)
  const button = { label: 'See your card', url: `${await customerUrl(ctx)}/customer/login` }
  const shown: EmailParts | undefined = hasButton ? { ...parts, button } : parts
  return { ...written, template: named(template), ...(shown && { parts: shown }) }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
