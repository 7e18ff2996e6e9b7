import { z } from 'zod'
import { defineKind } from '#server/platform/journal/index.ts'

const business = z.uuid()

/** The steps of a closing, for the journal. */
export const businessClosed = defineKind(
  'business closed',
  z.object({ business, closing_at: z.iso.datetime() }),
)
export type BusinessClosed = z.infer<typeof businessClosed.facts>
export const businessReopened = defineKind('business reopened', z.object({ business }))
export const businessErased = defineKind('business erased', z.object({ business }))
