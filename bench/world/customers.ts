import pg from 'pg'
import { type BenchBusiness, benchId, kinds } from '#bench/world/business.ts'
import { newId } from '#server/platform/context/ids.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'

const CUSTOMERS = 500

/** Customers of a business who are signed in to the portal. */
export type Customers = { cookieOf(customer: number): string }

/** Signs customers in without their PINs, whose check would take a minute. */
export async function openCustomers({ businessId, customers, database }: BenchBusiness): Promise<Customers> {
  const tokens = Array.from({ length: CUSTOMERS }, secretToken)
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  await client.query(
    `insert into portal_sessions (business_id, id, customer_id, token_hash, expires_at, created_at)
     select $1, id, customer_id, token_hash, now() + interval '1 day', now()
     from unnest($2::uuid[], $3::uuid[], $4::text[]) as session (id, customer_id, token_hash)`,
    [
      businessId,
      tokens.map(() => newId()),
      tokens.map((_token, n) => benchId(kinds.customer, 1 + Math.floor((n * customers) / CUSTOMERS))),
      tokens.map(hashToken),
    ],
  )
  await client.query(
    `update customers c set phone_proven_at = now() from portal_sessions s
     where c.business_id = $1 and s.business_id = $1 and s.customer_id = c.id`,
    [businessId],
  )
  await client.end()
  return { cookieOf: (customer) => `regulars_portal=${tokens[customer % CUSTOMERS]}` }
}
