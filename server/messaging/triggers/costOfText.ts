import { sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import {
  cardLinkShownTo,
  countSentSegments,
  exampleCardLink,
  isCheaperTogether,
  SAMPLE_CUSTOMER,
  type TextReader,
  valuesOf,
  withCardLink,
  writeTemplate,
} from '#server/messaging/messages/index.ts'
import { readsOfAll, readsWith } from '#server/messaging/preferences/index.ts'
import type { SmsTemplate } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TriggerForecast } from './contract.ts'

/** The words of a text and its settings, as they are saved or as they are being written. */
export type Written = Pick<SmsTemplate, 'message_template' | 'config'> &
  Partial<Pick<SmsTemplate, 'translations'>>
type Named = typeof SAMPLE_CUSTOMER & { id: string | null }
type Sent = {
  lines?: string[]
  /** True for the text to a customer who joins, who has asked for the link to their card. */
  bringsLink?: boolean
  /** The code that a campaign gives. */
  code?: string | undefined
}

/**
 * Measures what one text takes, and what it takes for the customer whose name needs the most room: letters of another
 * script leave a segment less than half as many characters.
 */
export async function costOfText(
  ctx: BusinessContext,
  business: Business,
  template: Written,
  sent: Sent = {},
): Promise<NonNullable<TriggerForecast['each']>> {
  const longest = await findLongestName(ctx)
  const readsOf = await readsOfAll(ctx, business, longest?.id ? [longest.id] : [])
  const composedFor = (person: Named, words = template) => {
    const reads = person.id ? readsOf(person.id) : readsWith(business, null)
    const reader = { business, values: valuesOf(business, person), reads, customerId: person.id }
    return composeFor(ctx, words, reader, sent)
  }
  const { segments: usual, link } = await composedFor({ ...SAMPLE_CUSTOMER, id: null })
  if (!longest) return { segments: usual, link, most: null }
  const { config } = template
  const segmentsIf = async (plainNames: boolean) =>
    (await composedFor(longest, { ...template, config: { ...config, plainNames } })).segments
  const [named, plainly] = [await segmentsIf(false), await segmentsIf(true)]
  const most = { name: nameOf(longest), segments: config.plainNames ? plainly : named, named, plainly }
  return { segments: usual, link, most: named > usual ? most : null }
}

export type Composed = {
  content: string
  /** Sent instead of the content, with the link to the card. */
  outgoing?: string
  segments: number
  /** Null where no link to the card goes with it. */
  link: 'together' | 'apart' | null
}

/** Composes a text for one reader as it would be sent, with the link to the card where both go together. */
export async function composeFor(
  ctx: BusinessContext,
  template: Written,
  reader: TextReader,
  { lines = [], bringsLink = false, code }: Sent = {},
): Promise<Composed> {
  const { business } = reader
  const link = bringsLink ? await exampleCardLink(ctx, business, reader.reads.language) : undefined
  const values = { ...reader.values, ...(code !== undefined && { code }) }
  const content = await writeTemplate(ctx, template, { ...reader, values }, { lines, link: link?.content })
  return joined(ctx, business, content, link)
}

/** Joins a text with the link to the card, if there is one and both take no more together. */
function joined(
  ctx: BusinessContext,
  business: Business,
  content: string,
  link: { content: string } | undefined,
): Composed {
  const alone = { purpose: 'marketing' as const, content }
  const isTogether = link !== undefined && isCheaperTogether(ctx, business, alone, link)
  const text = isTogether ? withCardLink(alone, link) : alone
  const segments = countSentSegments(ctx, business, text)
  const shown = isTogether ? `${content}\n${cardLinkShownTo(ctx.language)}` : content
  return { ...text, content: shown, segments, link: link ? (isTogether ? 'together' : 'apart') : null }
}

const nameOf = ({ first_name, last_name }: Named): string => [first_name, last_name].filter(Boolean).join(' ')

/** Characters of names that leave a text its 160: those of GSM-7, and marks that are sent as plain ones. */
const PLAIN_NAMES = "^[-A-Za-z0-9 .,'’‘&()/àÄäÅåÆæÇÉéèìÑñòÖöØøÜüùßΔΦΓΛΩΠΨΣΘΞ]*$"
/** The newest customers stand for all, so that a preview reads no more of a large business than of a small one. */
const LOOKED_AT = 2000

/** Finds the customer with texts whose name needs the most room, names of other scripts first. */
async function findLongestName({ tx, businessId }: BusinessContext): Promise<Named | undefined> {
  const [found] = await queryRows<Named>(
    tx,
    sql`select * from (
          select c.id, c.first_name, c.last_name, c.email, c.total_points::float8 as total_points from customers c
          where c.business_id = ${businessId} and c.opted_in_sms and c.first_name is not null
            and c.merged_into is null and c.erased_at is null
          order by c.id desc limit ${LOOKED_AT}) newest
        order by first_name collate "C" !~ ${PLAIN_NAMES} desc, coalesce(last_name, '') collate "C" !~ ${PLAIN_NAMES} desc,
          char_length(first_name) desc, id
        limit 1`,
  )
  return found
}
