import type { Block } from '#server/messaging/blocks/contract.ts'
import { asText, type WrittenBlock, type WrittenReward, writeBlocks } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Spoken } from '../inLanguage.ts'
import { fill } from '../placeholders.ts'
import { knowTheWay } from './knowTheWay.ts'
import { renderEmail } from './render.ts'
import { speaking, type TemplateValues, wordFor } from './values.ts'

/** Words of a template, a campaign, or a draft of either, with the language that they are in. */
export type EmailWords = Spoken<{ subject: string; body: string; blocks?: Block[] | null }>

/** Receiver of an email, and lines and rewards besides its words: a block of their own shows them, or they follow. */
export type Telling = {
  values: TemplateValues
  /** Null for an example customer. */
  customerId: string | null
  /** The language of our own words to the receiver. */
  language: PageLanguage
  lines?: string[]
  rewards?: WrittenReward[]
}

export type WrittenEmail = {
  subject: string
  /** As plain text. */
  content: string
  /** The language around it, and blocks that are shown instead of `content` or rewards besides it. */
  parts: { language: PageLanguage; blocks?: WrittenBlock[]; rewards?: WrittenReward[] }
}

/** Writes an email as one customer reads it now; the layout escapes it and puts it into HTML. */
export async function writeEmail(
  ctx: BusinessContext,
  words: EmailWords,
  { values: known, customerId, language, lines = [], rewards = [] }: Telling,
): Promise<WrittenEmail> {
  const values = await knowTheWay(
    ctx,
    speaking(known, words.language),
    customerId,
    `${words.subject} ${words.body}`,
  )
  const { subject, body } = renderEmail(words, values)
  if (!words.blocks) {
    const content = [body, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
    return { subject, content, parts: { language, ...(rewards.length > 0 && { rewards }) } }
  }
  const word = wordFor(values)
  const blocks = await writeBlocks(ctx, words.blocks, {
    ...{ customerId, language, lines, rewards },
    fill: (text, begins) => fill(text, word, begins),
  })
  return { subject, content: asText(blocks, language), parts: { language, blocks } }
}
