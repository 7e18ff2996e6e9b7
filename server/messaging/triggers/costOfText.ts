import { sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { countSentSegments, SAMPLE_CUSTOMER, valuesOf } from '#server/messaging/messages/index.ts'
import type { SmsTemplate } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TriggerForecast } from './contract.ts'
import { writeText } from './meeting/write.ts'

type Named = typeof SAMPLE_CUSTOMER & { id: string | null }

/**
 * Measures what one text takes, and what it takes for the customer whose name needs the most room: letters of another
 * script leave a segment less than half as many characters.
 */
export async function costOfText(
  ctx: BusinessContext,
  business: Business,
  message_template: string,
  lines: string[],
): Promise<TriggerForecast['each']> {
  const segmentsFor = async (person: Named): Promise<number> => {
    const reader = { values: valuesOf(business, person), customerId: person.id }
    const { content } = await writeText(ctx, { message_template } as SmsTemplate, reader, { lines })
    return countSentSegments(ctx, business, { purpose: 'marketing', content })
  }
  const usual = await segmentsFor({ ...SAMPLE_CUSTOMER, id: null })
  const longest = await findLongestName(ctx)
  const most = longest ? await segmentsFor(longest) : usual
  return { segments: usual, most: most > usual && longest ? { segments: most, name: nameOf(longest) } : null }
}

const nameOf = ({ first_name, last_name }: Named): string => [first_name, last_name].filter(Boolean).join(' ')

/** Finds the customer with texts whose name needs the most room, names of other scripts first. */
async function findLongestName({ tx, businessId }: BusinessContext): Promise<Named | undefined> {
  const [found] = await queryRows<Named>(
    tx,
    sql`select c.id, c.first_name, c.last_name, c.email, c.total_points::float8 as total_points from customers c
        where c.business_id = ${businessId} and c.opted_in_sms and c.first_name is not null
          and c.merged_into is null and c.erased_at is null
        order by octet_length(c.first_name) > char_length(c.first_name) desc, octet_length(c.first_name) desc, c.id
        limit 1`,
  )
  return found
}
