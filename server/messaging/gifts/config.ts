import { z } from '@hono/zod-openapi'

/** Number of days, as typed. */
export const days = z.int('Enter a whole number').min(1, 'At least 1 day').max(365, 'At most 365 days')

/** A reward of the catalogue or a rebate program's code, given without points and valid for days from the message. */
export const gift = z.strictObject({ reward_id: z.uuid(), valid_days: days })
export type Gift = z.infer<typeof gift>
