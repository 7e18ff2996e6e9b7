import { erasedAfter } from '#server/businesses/business/index.ts'

/** Time between the reminder to the admins and the erasure. */
const REMINDER_MS = 3 * 86_400_000

export const isDue = (closedAt: Date, now: Date): boolean => now >= erasedAfter(closedAt)

export const isReminderDue = (closedAt: Date, now: Date): boolean =>
  now.getTime() >= erasedAfter(closedAt).getTime() - REMINDER_MS
