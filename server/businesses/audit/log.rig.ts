import { afterAll, beforeAll } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { openPeople, type People, type Person } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'

export let people: People
export let owner: Person

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeople()
    owner = await people.signUp()
    await people.rows(
      `update businesses set tier_id = '01939c00-0000-7000-8000-000000000003' where id = $1`,
      [owner.id],
    )
  })
  afterAll(() => people?.close())
}

export const nameOf = async (id: string) =>
  (await people.rows<{ name: string }>('select name from "user" where id = $1', [id]))[0]!.name

export async function addMember(of: Person): Promise<Person> {
  const member = await people.signUp()
  await people.rows(
    `update tenant_members set role = 'member', business_id = $2,
       tenant_id = (select id from tenants where business_id = $2) where user_id = $1`,
    [member.id, of.id],
  )
  return member
}

export async function addCustomer(who: Visitor, first_name: string): Promise<string> {
  const { body } = await who.post('/api/v1/customers', { first_name, email: `${newId()}@example.com` })
  return (body as { id: string }).id
}
