import { afterAll, beforeAll } from 'vitest'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { openPeople, type People } from '#tests/accounts/people.ts'

export const HOME = 'http://localhost:3000'
export const IN = `${HOME}/dashboard`
export const out = (error: string) => `${HOME}/login?error=${error}`
export let people: People

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeople({ google: true })
  })
  afterAll(() => people?.close())
}

export const google = () => people.product.standIns.google

/** The whole sign-in, as a browser does it. */
export async function enter(login: string, visitor = people.visitor(), body = {}) {
  const url = await beginWithGoogle(visitor, body)
  return { visitor, led: await comeBack(visitor, await signInAtGoogle(url.href, login)) }
}
