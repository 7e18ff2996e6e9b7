import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { MemberState } from './tables.ts'

/** A customer whose changes wait to be sent to Mailchimp. */
export type Due = {
  customer_id: string
  due_at: string
  /** The address that Mailchimp has. */
  known: string | null
  state: MemberState
  /** Former addresses that we archived at Mailchimp. */
  archived: string[]
  known_tags: string[]
  email: string | null
  first_name: string | null
  last_name: string | null
  opted_in_email: boolean
  erased: boolean
  merged: boolean
  /** Their latest word on emails is no. */
  withdrew: boolean
  tags: string[]
  /** Another customer here has the address that Mailchimp knows. */
  shared: boolean
  told: string | null
}

/** Most characters of a tag in Mailchimp. */
const LONGEST_TAG = 100
const PAUSED_TAG = 'Paused'

/** Finds the customers who have waited longest. */
export const findDue = ({ tx, businessId, now }: BusinessContext, most: number): Promise<Due[]> =>
  queryRows<Due>(
    tx,
    sql`with due as materialized (
          select * from mailchimp_members where business_id = ${businessId} and due_at is not null
            and list_id = (select list_id from mailchimp_connections where business_id = ${businessId})
          order by due_at, customer_id limit ${most})
        select m.customer_id, m.due_at::text as due_at, m.email as known, m.archived, m.state, m.tags as known_tags, m.told,
          c.email, c.first_name, c.last_name, c.opted_in_email, c.erased_at is not null as erased,
          c.merged_into is not null as merged,
          coalesce((select not s.given from consents s where s.business_id = ${businessId}
            and s.customer_id = m.customer_id and s.channel = 'email'
            order by s.created_at desc, s.id desc limit 1), false) as withdrew,
          exists (select 1 from customers o where o.business_id = ${businessId} and o.email = m.email
            and o.id <> m.customer_id and o.merged_into is null and o.erased_at is null) as shared,
          array(select distinct left(t.name, ${LONGEST_TAG}) from (
            select p.name from customer_program_progress g
              join loyalty_programs p on p.business_id = ${businessId} and p.id = g.program_id
              where g.business_id = ${businessId} and g.customer_id = m.customer_id and p.archived_at is null
            union all
            select unnest(array_remove(array[
              case when 'news' = any(w.left_topics) then 'No offers and news' end,
              case when w.paused_until > ${now.toISOString()}::timestamptz then ${PAUSED_TAG} end], null))
              from contact_preferences w where w.business_id = ${businessId} and w.customer_id = m.customer_id
          ) t order by 1) as tags
        from due m join customers c on c.business_id = ${businessId} and c.id = m.customer_id
        order by m.due_at, m.customer_id`,
  )
