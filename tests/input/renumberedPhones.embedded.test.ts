import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { useTables } from '#tests/engines/useTables.ts'

const { ask } = useTables()

const [migration] = globSync('database/migrations/*_read-phones-alike.sql')

/** Runs the migration on the existing rows. */
const upgrade = async () => {
  for (const statement of readFileSync(migration!, 'utf8').split('--> statement-breakpoint'))
    await ask(statement)
}

const businessId = newId()
const keep = (phone: string) =>
  ask(
    `insert into customers (business_id, id, unique_customer_id, phone, auth_phone, search_text, created_at)
     values ($1, $2, $3, $4, substr($4, 2), ' ada ' || substr($4, 2), now())`,
    [businessId, newId(), newId(), phone],
  )

it('numbers that were kept in an older form are kept as they are read today, and nobody’s is taken', async () => {
  await ask(
    `insert into businesses (id, email, company_name, tier_id, created_at, contact_phone)
     select $1, 'a@example.com', 'A', id, now(), '+494915123456789' from subscription_tiers limit 1`,
    [businessId],
  )
  const landlines = ['+494921123456', '+493012345678', '+541123456789', '+27278461829', '+358358412345']
  const older = [
    '+494915123456789',
    '+6262812345678',
    '+38338343201234',
    '+358358412345678',
    '+5215512345678',
  ]
  const taken = ['+494915123456780', '+4915123456780']
  for (const phone of [...landlines, ...older, ...taken]) await keep(phone)
  await upgrade()
  const rows = await ask<{ phone: string; auth_phone: string; search_text: string }>(
    'select phone, auth_phone, search_text from customers order by phone',
  )
  const read = ['+4915123456789', '+62812345678', '+38343201234', '+525512345678', '+358412345678']
  const kept = [...landlines, ...taken, ...read]
  expect(rows.map(({ phone }) => phone).sort()).toEqual(kept.sort())
  for (const { phone, auth_phone, search_text } of rows)
    expect([`+${auth_phone}`, search_text]).toEqual([phone, ` ada ${phone.slice(1)}`])
  const [{ contact_phone } = { contact_phone: '' }] = await ask<{ contact_phone: string }>(
    'select contact_phone from businesses',
  )
  expect(contact_phone).toBe('+4915123456789')
  const told = await ask(
    `select from audit_entries where action = 'customer_phone_changed' and actor = 'system'`,
  )
  expect(told).toHaveLength(read.length)
})
