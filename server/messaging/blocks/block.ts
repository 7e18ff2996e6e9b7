import { z } from '@hono/zod-openapi'
import { id } from '#server/platform/http/contract.ts'
import { HIDDEN_HOST, hidesHost } from '#server/platform/network/webAddress.ts'

/** Most blocks of one mail; columns count, and so does each block in them. */
export const MOST_BLOCKS = 60
const LONGEST_PARAGRAPH = 4000
const words = (most: number) => z.string().max(most, `At most ${most} characters`)

/** Address of a link: a web page, a mail or a call, and nothing else, such as a script. */
export const link = z
  .string()
  .trim()
  .max(1000, 'At most 1000 characters')
  .regex(
    /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:\+?[\d\s()-]+)$/i,
    'Enter a whole address, with https://',
  )
  .refine((address) => !hidesHost(address), HIDDEN_HOST)

/** Words with the same look and link. `text` may have placeholders, as in a template. */
export const span = z.strictObject({
  text: words(LONGEST_PARAGRAPH),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: link.optional(),
})
export type Span = z.infer<typeof span>

const paragraphs = z.array(z.array(span).max(200)).max(100)

const heading = z.strictObject({
  kind: z.literal('heading'),
  text: words(200),
  size: z.enum(['large', 'medium']),
})
const text = z.strictObject({ kind: z.literal('text'), paragraphs })
/** A picture of the business's own library. `width` is its share of the line, in percent. */
const picture = z.strictObject({
  kind: z.literal('picture'),
  picture_id: id.nullable(),
  /** Alternative text, for programs that do not show pictures. */
  alt: words(200),
  link: link.nullable(),
  width: z.union([z.literal(25), z.literal(50), z.literal(75), z.literal(100)]),
})
/** 'card' leads to the customer's own card. */
const button = z.strictObject({
  kind: z.literal('button'),
  label: words(60),
  leads_to: z.union([z.literal('card'), link]),
})
/** Place for rewards and their codes: those of a trigger, or the code of a campaign's offer. */
const reward = z.strictObject({ kind: z.literal('reward') })
/** The receiver's card as it is when the mail is sent. */
const card = z.strictObject({ kind: z.literal('card') })
const divider = z.strictObject({ kind: z.literal('divider') })
/** Empty space; `height` is in pixels. */
const spacer = z.strictObject({
  kind: z.literal('spacer'),
  height: z.union([z.literal(8), z.literal(16), z.literal(32), z.literal(64)]),
})
/** Small print at the end. The business's name and address and the unsubscribe link always follow it. */
const footer = z.strictObject({ kind: z.literal('footer'), paragraphs })

const simple = [heading, text, picture, button, reward, card, divider, spacer, footer] as const
const simpleBlock = z.discriminatedUnion('kind', simple)
export type SimpleBlock = z.infer<typeof simpleBlock>

/** Columns, side by side on wide screens, one below the other on phones. */
const columns = z.strictObject({
  kind: z.literal('columns'),
  columns: z.array(z.array(simpleBlock).max(20)).min(2).max(3),
})

export const block = z.discriminatedUnion('kind', [...simple, columns])
export type Block = z.infer<typeof block>
export type BlockKind = Block['kind']
