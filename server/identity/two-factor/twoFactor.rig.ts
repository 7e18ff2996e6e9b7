import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Authenticator, switchOn } from '#tests/accounts/authenticator.ts'
import { PASSWORD, type People, type Person } from '#tests/accounts/people.ts'
import { openPeopleWithEveryWayIn } from '#tests/accounts/waysIn.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { FactorsView } from './contract.ts'

export const WRONG = 'This code is not right. Codes change every 30 seconds and work once.'
export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export let people: People

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeopleWithEveryWayIn()
  })
  afterAll(() => people?.close())
  // Each test begins on another day, with all counts at zero.
  beforeEach(() => people.clock.advance(2 * DAY))
}

/** A signed-in person with an authenticator app. */
export async function guarded(): Promise<{ person: Person; app: Authenticator }> {
  const person = await people.signUp()
  return { person, app: await switchOn(people, person) }
}

/** The first step of a sign-in, by the password. */
export const begin = async ({ email }: Person, visitor = people.visitor(), password = PASSWORD) => {
  const { answer } = await people.signIn(email, password, visitor)
  return { visitor, answer }
}

export const factorsOf = async (who: Visitor) => (await who.get('/api/auth/factors')).body as FactorsView

export const subjectsTo = async (email: string) => {
  await people.deliver()
  return people.mails(email).map(({ subject }) => subject)
}

export const remove = (who: Visitor, app: Authenticator, body: object) =>
  who.send('DELETE', `/api/auth/factors/${app.factorId}`, body)
