import { afterAll, beforeAll } from 'vitest'
import { openPeople, type People } from '#tests/accounts/people.ts'
import { bearer, grantByPassword } from '#tests/accounts/tokens.ts'

export const DAY = 24 * 60 * 60_000
export let people: People

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeople()
  })
  afterAll(() => people?.close())
}

export async function signedInProgram() {
  const person = await people.signUp()
  const program = people.visitor()
  return { ...person, program, granted: await grantByPassword(program, person.email) }
}

export const use = (token: string, program = people.visitor()) => program.get('/api/auth/user', bearer(token))

export const jwks = async () =>
  (await people.visitor().get('/.well-known/jwks.json')).body as { keys: Record<string, string>[] }
