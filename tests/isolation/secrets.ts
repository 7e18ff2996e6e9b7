import type { Answer } from '#tests/world/visitor.ts'
import type { Sample } from './requests/routeCase.ts'
import { type Scene, tenantTables } from './scene.ts'

const SHORTEST = 8
/** Moments and dates are no secrets: two businesses can have the same ones. */
const moment = /^\d{4}-\d\d-\d\d(T|$)/
/** Statuses and kinds are no secrets. */
const word = /^[a-z_]+$/

/** Every text and id in the rows of `a` that is not in those of `b` too. Only people of `a` may ever see them. */
export async function secretsOf({ rows, a, b }: Pick<Scene, 'rows' | 'a' | 'b'>): Promise<string[]> {
  const tables = [...(await tenantTables(rows)), 'tenants', 'tenant_members']
  const valuesOf = async (businessId: string) => {
    const parts = tables.map((name) => `select to_jsonb(r) as row from ${name} r where business_id = $1`)
    const own = `select to_jsonb(b) as row from businesses b where id = $1
      union all select to_jsonb(u) from "user" u where id = $1`
    const found = await rows<{ row: unknown }>([...parts, own].join(' union all '), [businessId])
    return new Set(found.flatMap(({ row }) => textsIn(row)))
  }
  const theirs = await valuesOf(b.businessId)
  return [...(await valuesOf(a.businessId))].filter((value) => !theirs.has(value))
}

/** Every text and id in a customer's rows that is not in the rows of `other` too. */
export async function secretsOfCustomer(
  { rows }: Pick<Scene, 'rows'>,
  customerId: string,
  other: string,
): Promise<string[]> {
  const about = await rows<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_policy p on p.polrelid = c.oid and p.polname = 'own_business' where a.attname = 'customer_id'`,
  )
  const parts = about.map(({ name }) => `select to_jsonb(r) as row from ${name} r where customer_id = $1`)
  const all = [...parts, 'select to_jsonb(c) as row from customers c where id = $1'].join(' union all ')
  const valuesOf = async (id: string) =>
    new Set((await rows<{ row: unknown }>(all, [id])).flatMap(({ row }) => textsIn(row)))
  const shared = await valuesOf(other)
  return [...(await valuesOf(customerId))].filter((value) => !shared.has(value))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length >= SHORTEST && !moment.test(value) && !word.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Secrets in an answer, except those that the request itself named. */
export function leaksIn(secrets: string[], sample: Sample, { text, headers }: Answer): string[] {
  const asked = `${decodeURIComponent(sample.path)}${JSON.stringify(sample.body ?? '')}`.toLowerCase()
  const answered = `${text}${JSON.stringify([...headers])}`.toLowerCase()
  return secrets.filter((secret) => {
    const sought = secret.toLowerCase()
    return answered.includes(sought) && !asked.includes(sought)
  })
}
