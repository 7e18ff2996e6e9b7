import { z } from '@hono/zod-openapi'
import {
  columns,
  defineRoute,
  id,
  idempotencyKey,
  listOf,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

const tones = ['info', 'warning'] as const

/** An announcement as everybody in a business but its counter-only members reads it. Plain text. */
const announcement = z
  .object({ id, title: z.string(), message: z.string(), tone: z.enum(tones) })
  .openapi('Announcement')
export type Announcement = z.infer<typeof announcement>

const adminAnnouncement = announcement
  .extend({
    /** The first and the last day (UTC). */
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    /** Moment at which it was ended before its last day. */
    ended_at: timestamp.nullable(),
    state: z.enum(['to come', 'in force', 'over', 'ended']),
    /** The super admin who wrote it; null for a deleted account. */
    by: z.string().nullable(),
    /** Number of people who have dismissed it. */
    dismissals: z.int(),
    created_at: timestamp,
  })
  .openapi('AdminAnnouncement')
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>

export const listAdminAnnouncements = defineRoute({
  operation: 'listAdminAnnouncements',
  method: 'get',
  path: '/app/admin/announcements',
  permission: 'platform',
  summary: 'What the platform told or will tell every shop, newest first',
  request: { query: shortListQuery },
  returns: listOf(adminAnnouncement),
})

const words = (most: number, missing: string) =>
  z.string().trim().min(1, missing).max(most, `At most ${most} characters`)

const newAnnouncement = z.strictObject({
  title: nameField(120).min(1, 'Give a title'),
  message: words(1000, 'Write a text'),
  tone: z.enum(tones),
  starts_on: z.iso.date('Choose a day'),
  ends_on: z.iso.date('Choose a day'),
})
export type NewAnnouncement = z.infer<typeof newAnnouncement>

export const announce = defineRoute({
  operation: 'announce',
  method: 'post',
  path: '/app/admin/announcements',
  permission: 'platform',
  summary: 'Tell every shop something, from one day to another (UTC)',
  request: { headers: idempotencyKey, body: columns(newAnnouncement) },
  makes: adminAnnouncement,
})

const one = { params: z.object({ id }) }

export const endAnnouncement = defineRoute({
  operation: 'endAnnouncement',
  method: 'post',
  path: '/app/admin/announcements/{id}/end',
  permission: 'platform',
  summary: 'End an announcement before its last day',
  request: one,
  returns: adminAnnouncement,
})

export const listAnnouncements = defineRoute({
  operation: 'listAnnouncements',
  method: 'get',
  path: '/app/announcements',
  permission: 'business',
  whileImpersonating: null,
  summary: 'What the platform tells every shop now, without what the caller has put away',
  request: { query: shortListQuery },
  returns: listOf(announcement),
})

export const dismissAnnouncement = defineRoute({
  operation: 'dismissAnnouncement',
  method: 'post',
  path: '/app/announcements/{id}/dismiss',
  permission: 'business',
  summary: 'Put an announcement away for good, for oneself alone',
  request: one,
  returns: announcement,
})
