import { z } from '@hono/zod-openapi'
import { timestamp } from '#server/platform/http/contract.ts'
import { languages } from '#server/platform/text/languages.ts'
import { topics } from './config.ts'

export const contactPreferences = z.object({
  /** Topics that the guest does not want. */
  left: z.array(z.enum(topics)),
  /** The pause's end; null where nothing is paused. */
  paused_until: timestamp.nullable(),
  /** In which the guest reads what the shop has written in it, ISO 639-1; null is the shop's own. */
  language: z.enum(languages).nullable(),
})
export type ContactPreferences = z.infer<typeof contactPreferences>
