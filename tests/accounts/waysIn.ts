import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { openCompany } from './company.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from './googleBrowser.ts'
import { openPeople, PASSWORD, type People, type Person } from './people.ts'

/** The product with every way to sign in enabled. People who sign up work at the company. */
export async function openPeopleWithEveryWayIn(): Promise<People> {
  const company = await openCompany('acme', 'example.com', () => 'http://localhost:3000')
  const people = await openPeople({ google: true, sso: [company.provider] })
  const close = async () => {
    await people.close()
    await company.close()
  }
  return { ...people, close }
}

/** Signs in with a browser: returns the answer of the last step, or its redirect. */
export type ComeIn = (visitor: Visitor) => Promise<Answer | string>

/**
 * Every sign-in that creates a session, for a person with a confirmed address. Whatever it needs from a signed-in
 * person is prepared first. A new way to sign in is tested once it is in this list.
 */
export const waysIn: Record<string, (people: People, person: Person) => Promise<ComeIn>> = {
  'the password':
    async (people, { email }) =>
    async (visitor) =>
      (await people.signIn(email, PASSWORD, visitor)).answer,
  Google:
    async (_people, { email }) =>
    async (visitor) => {
      const url = await beginWithGoogle(visitor)
      return comeBack(visitor, await signInAtGoogle(url.href, email))
    },
  'their company':
    async (_people, { email }) =>
    async (visitor) => {
      const answer = await visitor.post('/api/auth/sso', { provider_id: 'acme' })
      return comeBack(visitor, await signInAtGoogle((answer.body as { url: string }).url, email))
    },
  'a mailed code':
    async (people, { email }) =>
    async (visitor) => {
      await visitor.post('/api/auth/otp', { email })
      return visitor.post('/api/auth/verify', { type: 'email', email, token: await people.codeFor(email) })
    },
  'a mailed link':
    async (people, { email }) =>
    async (visitor) => {
      await visitor.post('/api/auth/otp', { email })
      return visitor.post('/api/auth/verify', { type: 'magiclink', token: await people.tokenFor(email) })
    },
  'a texted code': async (people, { visitor: own }) => {
    const phone = newPhone()
    await own.post('/api/auth/user/phone', { phone, password: PASSWORD })
    await own.post('/api/auth/user/phone/verify', { phone, token: await people.codeFor(phone) })
    return async (visitor) => {
      await visitor.post('/api/auth/otp', { phone })
      return visitor.post('/api/auth/verify', { type: 'sms', phone, token: await people.codeFor(phone) })
    }
  },
}

let phones = 0
const newPhone = () => {
  phones += 1
  return `+1201555${String(phones).padStart(4, '0')}`
}
