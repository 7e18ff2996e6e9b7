import { z } from 'zod'

const text = z.string()
const paragraphs = z.array(
  z.array(
    z.object({
      text,
      bold: z.literal(true).optional(),
      italic: z.literal(true).optional(),
      link: text.optional(),
    }),
  ),
)
const simple = [
  z.object({ kind: z.literal('heading'), text, size: z.enum(['large', 'medium']) }),
  z.object({ kind: z.literal('text'), paragraphs }),
  z.object({
    kind: z.literal('picture'),
    /** Path below our origin. */
    path: text,
    alt: text,
    link: text.nullable(),
    /** Share of the line, in percent. */
    width: z.number(),
  }),
  z.object({ kind: z.literal('button'), label: text, url: text }),
  z.object({
    kind: z.literal('reward'),
    lines: z.array(text),
    rewards: z.array(z.object({ name: text, code: text })),
  }),
  z.object({
    kind: z.literal('card'),
    program: text,
    /** Lines about the progress, such as '7 of 10 stamps'. */
    said: z.array(text),
    /** Stamps to draw; null for a program without places, or with too many. */
    stamps: z.object({ have: z.number(), of: z.number() }).nullable(),
  }),
  z.object({ kind: z.literal('divider') }),
  /** `height` is in pixels. */
  z.object({ kind: z.literal('spacer'), height: z.number() }),
  z.object({ kind: z.literal('footer'), paragraphs }),
] as const
const writtenSimple = z.discriminatedUnion('kind', simple)

/** A block as one receiver reads it, with nothing left to look up. */
export const writtenBlock = z.discriminatedUnion('kind', [
  ...simple,
  z.object({ kind: z.literal('columns'), columns: z.array(z.array(writtenSimple)) }),
])
export type WrittenSimple = z.infer<typeof writtenSimple>
export type WrittenBlock = z.infer<typeof writtenBlock>
type Written<Kind extends WrittenSimple['kind']> = Extract<WrittenSimple, { kind: Kind }>
export type WrittenCard = Written<'card'>
export type WrittenPicture = Written<'picture'>
export type WrittenSpan = Written<'text'>['paragraphs'][number][number]
/** A reward or an offer, and the code that redeems it. */
export type WrittenReward = Written<'reward'>['rewards'][number]
