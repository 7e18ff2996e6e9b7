import { z } from '@hono/zod-openapi'

/** A number of days as somebody types it. */
export const days = z.int('Enter a whole number').min(1, 'At least 1 day').max(365, 'At most 365 days')

/** A reward of the catalogue or a code of a rebate program, without points; good for so many days from the message on. */
export const gift = z.strictObject({ reward_id: z.uuid(), valid_days: days })
export type Gift = z.infer<typeof gift>
