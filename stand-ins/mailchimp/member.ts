import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The fields of PUT /lists/{list_id}/members/{subscriber_hash} that the product uses. All others are refused. */
export const memberPut = z.strictObject({
  email_address: z.email(),
  status_if_new: z.enum(['subscribed', 'unsubscribed', 'pending']),
  status: z.enum(['subscribed', 'unsubscribed', 'cleaned', 'pending']).optional(),
  merge_fields: z.record(z.string(), z.string()).optional(),
  tags: z.array(z.string()).optional(),
})

export type Member = {
  email: string
  status: string
  fields: Record<string, string>
  tags: string[]
  changed: Date
  /** Null for a member who never opted in. */
  optedAt: Date | null
}

export const hashOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

/** A member as the API answers it, with every field that its documentation requires. */
export function memberResource(list: string, { email, status, fields, tags, changed, optedAt }: Member) {
  const id = hashOf(email)
  const written = (at: Date) => at.toISOString().replace(/\.\d+Z$/, '+00:00')
  return {
    ...{ id, email_address: email, unique_email_id: id.slice(0, 10), contact_id: id },
    ...{
      full_name: [fields.FNAME, fields.LNAME].filter(Boolean).join(' '),
      web_id: 1,
      email_type: 'html',
      status,
    },
    ...{
      unsubscribe_reason: '',
      consents_to_one_to_one_messaging: true,
      merge_fields: fields,
      interests: {},
    },
    stats: { avg_open_rate: 0, avg_click_rate: 0 },
    ...{
      ip_signup: '',
      timestamp_signup: '',
      ip_opt: '',
      timestamp_opt: optedAt ? written(optedAt) : '',
      member_rating: '2',
      last_changed: written(changed),
    },
    ...{ language: '', vip: false, email_client: '' },
    location: { latitude: 0, longitude: 0, gmtoff: 0, dstoff: 0, country_code: '', timezone: '', region: '' },
    ...{ marketing_permissions: [], last_note: {}, source: 'API - Generic', tags_count: tags.length },
    tags: tags.map((name, index) => ({ id: index + 1, name })),
    ...{ list_id: list, _links: [] },
  }
}
