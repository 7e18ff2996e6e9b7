import { z } from '@hono/zod-openapi'
import { timestamp } from '#server/platform/http/contract.ts'
import { languages } from '#server/platform/text/languages.ts'
import { topics } from './config.ts'

export const contactPreferences = z.object({
  /** Topics that the customer does not want. */
  left: z.array(z.enum(topics)),
  /** End of the pause; null if nothing is paused. */
  paused_until: timestamp.nullable(),
  /** Language of messages, if the business has written them in it, as ISO 639-1; null is the business's own. */
  language: z.enum(languages).nullable(),
})
export type ContactPreferences = z.infer<typeof contactPreferences>
