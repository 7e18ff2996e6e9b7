import { afterAll, beforeAll } from 'vitest'
import { openPeople, type People } from '#tests/accounts/people.ts'

export const DEAD = 'This link has been used already or has expired'
export let people: People

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeople()
  })
  afterAll(() => people?.close())
}

export const ask = (
  email: string,
  more: Record<string, unknown> = {},
  who = people.visitor(),
  headers = {},
) => who.post('/api/auth/otp', { email, ...more }, headers)

export const enter = (
  email: string,
  token: string,
  who = people.visitor(),
  more: Record<string, unknown> = {},
) => who.post('/api/auth/verify', { type: 'email', email, token, ...more })

export const follow = (token: string, who = people.visitor()) =>
  who.post('/api/auth/verify', { type: 'magiclink', token })

/** A person with an account whose address is proven. */
export const proven = async () => {
  const person = await people.signUp()
  await person.visitor.post('/api/auth/verify', {
    type: 'signup',
    token: await people.tokenFor(person.email),
  })
  return person
}
