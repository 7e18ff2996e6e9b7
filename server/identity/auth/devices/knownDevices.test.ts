import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerChallenge, switchOn } from '#tests/accounts/authenticator.ts'
import { NEW_PASSWORD, openPeople, PASSWORD, type People, type Person } from '#tests/accounts/people.ts'
import { openProduct } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const COOKIE = 'regulars.known'
const FREE = '01939c00-0000-7000-8000-000000000001'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())
// Each test begins with all counts at zero.
beforeEach(() => people.clock.advance(2 * 86_400_000))

let networks = 0
/** A visitor from a network of their own, because networks are counted too. */
const stranger = () => {
  networks += 1
  return people.product.visitor(`198.51.${100 + (networks >> 8)}.${networks & 255}`)
}
const signIn = async (visitor: Visitor, email: string, password = PASSWORD) =>
  (await visitor.post('/api/auth/sign-in', { email, password })).status

/** Ten wrong passwords, each from another stranger, which is the limit. */
async function lockOut(email: string): Promise<void> {
  for (let tried = 0; tried < 10; tried += 1)
    expect(await signIn(stranger(), email, `wrong ${tried}`)).toBe(400)
  expect(await signIn(stranger(), email, 'one more')).toBe(429)
}
/** A person whose browser has signed in before and is signed out. */
async function knownPerson(): Promise<Person> {
  const person = await people.signUp()
  await person.visitor.post('/api/auth/sign-out', {})
  return person
}
const give = (visitor: Visitor, cookie: string | undefined) => {
  visitor.cookies.set(COOKIE, cookie!)
  return visitor
}

describe('wrong passwords from strangers', () => {
  it('do not lock out a browser that has signed in before, and are still refused', async () => {
    const { visitor, email } = await knownPerson()
    await lockOut(email)
    expect(await signIn(visitor, email)).toBe(200)
    // The right password from a known browser gives strangers no new tries.
    expect(await signIn(stranger(), email, 'another')).toBe(429)
    expect(await signIn(stranger(), email)).toBe(429)
  })

  it('use up none of that browser’s mails: it can ask for a reset and a code, and the code works', async () => {
    const { visitor, email } = await knownPerson()
    for (const path of ['recover', 'otp']) {
      for (let asked = 0; asked < 5; asked += 1)
        expect((await stranger().post(`/api/auth/${path}`, { email })).status).toBeLessThan(300)
      expect([path, (await stranger().post(`/api/auth/${path}`, { email })).status]).toEqual([path, 429])
    }
    const verify = async (who: Visitor, token: string) =>
      (await who.post('/api/auth/verify', { type: 'email', email, token })).status
    for (let tried = 0; tried < 10; tried += 1) expect(await verify(stranger(), '000000')).toBe(400)
    expect(await verify(stranger(), '000000')).toBe(429)
    expect((await visitor.post('/api/auth/recover', { email })).status).toBeLessThan(300)
    expect((await visitor.post('/api/auth/otp', { email })).status).toBeLessThan(300)
    expect(await verify(visitor, await people.codeFor(email))).toBeLessThan(300)
  })
})

describe('a browser that has signed in before', () => {
  it('is locked by its own wrong passwords alone, and locks no other browser', async () => {
    const { visitor, email } = await knownPerson()
    const other = stranger()
    expect(await signIn(other, email)).toBe(200)
    for (let tried = 0; tried < 10; tried += 1) expect(await signIn(visitor, email, 'wrong')).toBe(400)
    expect(await signIn(visitor, email)).toBe(429)
    expect(await signIn(other, email)).toBe(200)
    expect(await signIn(stranger(), email)).toBe(200)
  })

  it('has tries of its own for its own account alone, and none with an invented cookie', async () => {
    const [attacker, victim] = [await knownPerson(), await knownPerson()]
    await lockOut(victim.email)
    expect(await signIn(attacker.visitor, victim.email)).toBe(429)
    const theirs = victim.visitor.cookies.get(COOKIE)!
    const [nonce, signature] = theirs.split('.')
    for (const forged of ['x', '.', '~', `${nonce}.`, `${nonce}.${'A'.repeat(43)}`, `x${nonce}.${signature}`])
      expect([forged, await signIn(give(stranger(), forged), victim.email)]).toEqual([forged, 429])
    expect(await signIn(give(stranger(), theirs), victim.email)).toBe(200)
  })

  it('is a stranger’s again after a password change', async () => {
    const person = await people.signUp()
    const stolen = person.visitor.cookies.get(COOKIE)
    const changed = { current_password: PASSWORD, password: NEW_PASSWORD }
    expect((await person.visitor.post('/api/auth/user/password', changed)).status).toBe(204)
    await lockOut(person.email)
    expect(await signIn(give(stranger(), stolen), person.email, NEW_PASSWORD)).toBe(429)
  })

  it('that two people share is known for both', async () => {
    const [one, two] = [await knownPerson(), await knownPerson()]
    expect(await signIn(one.visitor, two.email)).toBe(200)
    for (const { email } of [one, two]) {
      await lockOut(email)
      expect(await signIn(one.visitor, email)).toBe(200)
    }
  })

  it('becomes known after the second step, not after the first', async () => {
    const person = await people.signUp()
    const app = await switchOn(people, person)
    const browser = stranger()
    expect(await signIn(browser, person.email)).toBe(401)
    expect(browser.cookies.has(COOKIE)).toBe(false)
    await answerChallenge(browser, await app.nextCode())
    expect(browser.cookies.has(COOKIE)).toBe(true)
    await lockOut(person.email)
    expect(await signIn(browser, person.email)).toBe(401)
    await answerChallenge(browser, await app.nextCode())
    expect(await people.whoIs(browser)).toBe(person.email)
    expect(await signIn(stranger(), person.email)).toBe(429)
  })

  it('is known by a cookie that signs nobody in, for this host alone, and not readable by scripts', async () => {
    const { visitor } = await people.signUp()
    expect(await people.whoIs(give(stranger(), visitor.cookies.get(COOKIE)))).toBeNull()
    const secure = await openProduct(undefined, { publicUrl: 'https://regulars.example' })
    try {
      const account = { company_name: 'Café', email: 'a@example.com', password: PASSWORD, tier_id: FREE }
      const answer = await secure.visitor().post('/api/auth/sign-up', account)
      const cookie = answer.headers.getSetCookie().find((one) => one.includes('known'))
      expect(cookie).toMatch(/^__Host-regulars\.known=/)
      for (const said of [/HttpOnly/, /SameSite=Lax/, /Secure/, /Path=\//]) expect(cookie).toMatch(said)
    } finally {
      await secure.close()
    }
  })
})
