import type { Business } from '#server/businesses/business/index.ts'
import type { Reads } from '#server/messaging/preferences/index.ts'
import {
  inLanguage,
  plainTypography,
  type SmsTemplate,
  type TemplateValues,
  writeText,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { countSentSegments } from './composeText.ts'
import { plainWords } from './plainWords.ts'
import { measureText } from './segments.ts'

/** The reader of a text; `customerId` is null for an example customer. */
export type TextReader = {
  business: Business
  values: TemplateValues
  reads: Reads
  customerId: string | null
}

type Words = Pick<SmsTemplate, 'message_template'> & Partial<Pick<SmsTemplate, 'config' | 'translations'>>

/**
 * Writes a template's text to one customer in their language, with lines after it. Where the template says so, a name
 * whose letters make the text longer is spelt in plain ones, or left out if it has none: the reader is greeted like one
 * without a name. `link` is a line that is sent, but not shown in the history; it counts for the length.
 */
export async function writeTemplate(
  ctx: BusinessContext,
  template: Words,
  { business, values, reads, customerId }: TextReader,
  { lines = [], link }: { lines?: string[]; link?: string | undefined } = {},
): Promise<string> {
  const { config = {} } = template
  const { message_template: body, language } = inLanguage(template, reads)
  const after = lines.map(plainTypography)
  const write = async (told: TemplateValues) =>
    [await writeText(ctx, { body, language }, { values: told, customerId }), ...after].join('\n')
  const content = await write(values)
  const plain = { ...values, firstName: plainName(values.firstName), lastName: plainName(values.lastName) }
  const isPlain = plain.firstName === values.firstName && plain.lastName === values.lastName
  if (!config.plainNames || isPlain) return content
  const segments = (words: string) =>
    countSentSegments(ctx, business, {
      purpose: 'marketing',
      content: words,
      outgoing: link && `${words}\n${link}`,
    })
  const shorter = await write(plain)
  return segments(shorter) < segments(content) ? shorter : content
}

/** Spells a name in letters of which a text has 160; null for one of another script. */
const plainName = (name: string | null): string | null =>
  name === null || measureText(plainTypography(name)).encoding === 'GSM-7' ? name : plainWords(name)
