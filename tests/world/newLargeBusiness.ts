import type pg from 'pg'

/**
 * Adds `times` more rows of a table to a business, past the API: copies of an existing row, with other values in some
 * columns by the number `n` of each row. Foreign keys are not checked, and nothing is analyzed.
 */
async function multiplyRow(
  admin: pg.Client,
  {
    table,
    businessId,
    times,
    changed,
    like = 'true',
  }: {
    table: string
    businessId: string
    times: number
    /** An SQL value for each of these columns. */
    changed: Record<string, string>
    like?: string
  },
): Promise<void> {
  const found = await admin.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  )
  const { columns } = found.rows[0]!
  const values = Object.entries(changed).map(([column, value]) => `'${column}', ${value}`)
  await admin.query(
    `insert into ${table} (${columns}) select ${columns} from (
       select r.* from generate_series(1, ${times}) n, ${table} pattern,
         jsonb_populate_record(pattern, jsonb_build_object(${values.join(', ')})) r
       where pattern.business_id = '${businessId}' and pattern.id = (
         select id from ${table} where business_id = '${businessId}' and ${like} limit 1)
     ) made`,
  )
}

/** Every second number is no mobile. */
const phone = `case n % 2 when 0 then '+1415' || (5000000 + n) else '+4420' || (70000000 + n) end`

const numbered = (kind: string) => `md5('${kind} ' || n)::uuid`
const customer_id = numbered('customer')

/**
 * Adds customers as an import and a first day leave them: each has a purchase, and is like the business's existing one.
 */
export async function multiplyCustomer(admin: pg.Client, businessId: string, times: number): Promise<void> {
  const rows: Record<string, Record<string, string>> = {
    customers: {
      id: customer_id,
      unique_customer_id: `'CUS' || n`,
      phone,
      auth_phone: `substr(${phone}, 2)`,
      email: `'g' || n || '@example.com'`,
      search_text: `' ana g' || n || '@example.com cus' || n || ' '`,
      opted_in_sms: 'true',
      opted_in_email: 'true',
      added_with_key: 'null',
    },
    operations: { id: numbered('operation'), idempotency_key: `'n' || n`, customer_id },
    transactions: { id: numbered('transaction'), operation_id: numbered('operation'), customer_id },
    customer_program_progress: { id: numbered('progress'), customer_id },
    point_lots: { id: numbered('lot'), customer_id },
    consents: { id: numbered('consent'), customer_id },
  }
  for (const [table, changed] of Object.entries(rows))
    await multiplyRow(admin, { table, businessId, times, changed })
  await admin.query(
    `update businesses set usage_customers = (select count(*) from customers where business_id = $1) where id = $1`,
    [businessId],
  )
}

/** Adds messages as a sent campaign leaves them: each recipient has a delivered message like the existing one. */
export async function multiplyMessage(
  admin: pg.Client,
  businessId: string,
  { campaignId, times }: { campaignId: string; times: number },
): Promise<void> {
  await multiplyRow(admin, {
    table: 'communication_logs',
    businessId,
    times,
    changed: {
      id: numbered(`message ${campaignId}`),
      customer_id,
      // The weekly cap counts what one address has had.
      recipient: `pattern.recipient || n`,
      dedupe_key: `'${campaignId} ' || n`,
      state: `'delivered'`,
      sent_at: 'pattern.created_at',
    },
    like: `campaign_id = '${campaignId}'`,
  })
  await admin.query(
    `update campaign_recipients r set state = 'queued', message_id = m.id from (
       select id, customer_id from communication_logs where business_id = $1 and campaign_id = $2
     ) m where r.business_id = $1 and r.campaign_id = $2 and r.customer_id = m.customer_id and r.state = 'waiting'`,
    [businessId, campaignId],
  )
}
