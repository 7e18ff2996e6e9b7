import type { Block } from '#server/messaging/blocks/contract.ts'
import { asText, type WrittenBlock, type WrittenReward, writeBlocks } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { fill } from './placeholders.ts'
import { renderEmail } from './render.ts'
import { type TemplateValues, wordFor } from './values.ts'

/** A template, a text of a campaign, or a draft of either. */
export type EmailWords = { subject: string; body: string; blocks?: Block[] | null }

/** To whom, and what is told besides the words: an own block shows it, or it follows them. */
export type Telling = {
  values: TemplateValues
  /** Null for a customer who is made up. */
  customerId: string | null
  lines?: string[]
  rewards?: WrittenReward[]
}

export type WrittenEmail = {
  subject: string
  /** As plain text. */
  content: string
  /** What is shown besides, or instead of it. */
  parts?: { blocks: WrittenBlock[] } | { rewards: WrittenReward[] }
}

/** An email as one customer reads it at this moment; the layout escapes it and puts it into HTML. */
export async function writeEmail(
  ctx: BusinessContext,
  words: EmailWords,
  { values, customerId, lines = [], rewards = [] }: Telling,
): Promise<WrittenEmail> {
  const { subject, body } = renderEmail(words, values)
  if (!words.blocks) {
    const content = [body, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
    return { subject, content, ...(rewards.length > 0 && { parts: { rewards } }) }
  }
  const word = wordFor(values)
  const blocks = await writeBlocks(ctx, words.blocks, {
    ...{ customerId, lines, rewards },
    fill: (text) => fill(text, word),
  })
  return { subject, content: asText(blocks), parts: { blocks } }
}
