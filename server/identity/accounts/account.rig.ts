import { afterAll, beforeAll } from 'vitest'
import { NEW_PASSWORD, openPeople, type People } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { AccountView } from './contract.ts'

export const DEAD = 'This link has been used already or has expired'
export let people: People

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeople()
  })
  afterAll(() => people?.close())
}

export const accountOf = async (who: Visitor) => (await who.get('/api/auth/user')).body as AccountView

export const changePassword = (who: Visitor, current_password: string, password = NEW_PASSWORD) =>
  who.post('/api/auth/user/password', { current_password, password })
