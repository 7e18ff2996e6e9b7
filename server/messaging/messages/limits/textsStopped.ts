import { z } from 'zod'
import { defineKind } from '#server/platform/journal/index.ts'

/** A STOP, for the journal: it concerns every business. */
export const textsStopped = defineKind(
  'texts stopped',
  z.object({ phone_hash: z.string(), sender: z.string() }),
)
export type TextsStopped = z.infer<typeof textsStopped.facts>
