import type { Tx } from '#server/platform/database/index.ts'
import type { AuditNames, Row } from './actions.ts'
import type { Nameless } from './queries.ts'

/** Adds the names of people alone: super admins see no customers. */
export async function namePeople(tx: Tx, rows: Nameless[], names: AuditNames): Promise<Row[]> {
  const people = await names.ofPeople(
    tx,
    rows.flatMap(({ user_id, about_user_id }) => [user_id, about_user_id]),
  )
  return rows.map((row) => ({
    ...row,
    user_name: people.get(row.user_id ?? '') ?? null,
    about_name: people.get(row.about_user_id ?? '') ?? null,
  }))
}

/** Adds all names to rows of a business's own log. Call it within a transaction of the business. */
export async function nameAll(
  tx: Tx,
  businessId: string,
  rows: Nameless[],
  names: AuditNames,
): Promise<Row[]> {
  const scope = { tx, businessId }
  const customers = await names.ofCustomers(scope, given(rows.map(({ customer_id }) => customer_id)))
  const invited = await names.ofInvitations(scope, given(rows.map(({ details }) => details.invitation_id)))
  const hasProgram = rows.some(({ details }) => details.program_id)
  const programs = hasProgram ? await names.ofPrograms(scope) : new Map<string, string>()
  return (await namePeople(tx, rows, names)).map((row) => ({
    ...row,
    customer_name: customers.get(row.customer_id ?? '') ?? null,
    invited: invited.get(row.details.invitation_id ?? '') ?? null,
    program: programs.get(row.details.program_id ?? '') ?? null,
  }))
}

const given = (ids: (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
]
