import { z } from '@hono/zod-openapi'

/** Types of SMS and email templates (spec section 9). */
export const smsTriggers = ['welcome', 'reward_earned', 'points_milestone', 'birthday', 'custom'] as const
export type SmsTrigger = (typeof smsTriggers)[number]
export const emailTriggers = ['welcome', 'promotional', 'reward', 'birthday', 'custom'] as const
export type EmailTrigger = (typeof emailTriggers)[number]

const MOST_MILESTONES = 20

/**
 * Settings of a template: points to reach, for a birthday the days before it and the hour at the business, and for a
 * text `plainNames`, which is true if a name whose letters make the text longer is spelt plainly or left out.
 */
export const triggerConfig = z.strictObject({
  milestones: z
    .array(z.int('Use whole numbers').min(1, 'A milestone is at least 1 point').max(1_000_000_000))
    .min(1, 'Enter at least one milestone')
    .max(MOST_MILESTONES, `At most ${MOST_MILESTONES} milestones`)
    .refine((points) => new Set(points).size === points.length, 'Each milestone once')
    .optional(),
  sendHour: z.int().min(0).max(23).optional(),
  daysBefore: z.int().min(0).max(30).optional(),
  plainNames: z.boolean().optional(),
})
export type TriggerConfig = z.infer<typeof triggerConfig>

/** When a birthday is greeted. */
export const birthdayTiming = z.strictObject({
  sendHour: z.int().min(0).max(23),
  daysBefore: z.int('Enter a whole number').min(0, 'Not below 0').max(30, 'At most 30 days'),
})
export type BirthdayTiming = z.infer<typeof birthdayTiming>

/** Settings of a trigger for which nothing was chosen. */
export const usualConfig = { milestones: [100, 250, 500, 1000], sendHour: 9, daysBefore: 0 }

/** Picks a trigger's own settings, with the usual values for missing ones; those meant for another are dropped. */
export function configFor(trigger: SmsTrigger | EmailTrigger, wanted: TriggerConfig): TriggerConfig {
  return { ...timesOf(trigger, wanted), ...(wanted.plainNames && { plainNames: true }) }
}

function timesOf(trigger: SmsTrigger | EmailTrigger, wanted: TriggerConfig): TriggerConfig {
  if (trigger === 'points_milestone') {
    const milestones = wanted.milestones ?? usualConfig.milestones
    return { milestones: milestones.toSorted((one, other) => one - other) }
  }
  if (trigger === 'birthday') {
    const { sendHour = usualConfig.sendHour, daysBefore = usualConfig.daysBefore } = wanted
    return { sendHour, daysBefore }
  }
  return {}
}
