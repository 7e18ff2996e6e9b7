import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#tests/accounts/people.ts'
import { statementsOf } from '#tests/world/statements/statements.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { people, setUp } from './account.rig.ts'

setUp()

const wants = (language: string) => ({ 'accept-language': language })
const choose = (who: Visitor, language: unknown) => who.send('PUT', '/api/auth/user/language', { language })
/** The language of a page of the console. */
const pageOf = async (who: Visitor, headers: Record<string, string> = {}) =>
  /<html lang="(\w+)"/.exec((await who.get('/login', headers)).text)?.[1]
const sessionOf = async (who: Visitor) => {
  const answer = await who.get('/api/auth/session')
  const { session } = answer.body as { session: { user: { language: string | null } } | null }
  return { language: session?.user.language, cookies: answer.headers.getSetCookie().join() }
}

describe('a person’s own language', () => {
  it('is chosen by themselves alone, and is one that the screens speak', async () => {
    const { visitor } = await people.signUp()
    expect((await choose(people.visitor(), 'de')).status).toBe(401)
    for (const language of ['fr', 'xx', '', null, ['de']])
      expect((await choose(visitor, language)).status).toBe(400)
    const elsewhere = await visitor.send('PUT', '/api/auth/user/language', {
      language: 'de',
      user_id: 'another',
    })
    expect(elsewhere.status).toBe(400)
    expect(await sessionOf(visitor)).toEqual({ language: null, cookies: '' })
  })

  it('is followed by this browser at once, and by another one from its sign-in on', async () => {
    const { visitor, email } = await people.signUp()
    expect((await choose(visitor, 'es')).status).toBe(204)
    expect(await pageOf(visitor, wants('en'))).toBe('es')
    const device = people.visitor()
    expect(await pageOf(device, wants('de'))).toBe('de')
    await people.signIn(email, PASSWORD, device)
    expect(await sessionOf(device)).toMatchObject({
      language: 'es',
      cookies: expect.stringMatching(/^regulars_language=es;.*HttpOnly/i),
    })
    expect(await pageOf(device, wants('de'))).toBe('es')
    // Once it is set, answers set it no more.
    expect((await sessionOf(device)).cookies).toBe('')
  })

  it('comes with the session, and takes no statement of its own', async () => {
    const { visitor } = await people.signUp()
    await choose(visitor, 'es')
    const sent = await statementsOf(async () => {
      expect((await sessionOf(visitor)).language).toBe('es')
    })
    expect(sent.filter((text) => /\blanguage\b/.test(text) && text.includes('"user"'))).toHaveLength(1)
  })

  it('is at first that of the page on which they signed up; English leaves it to the browser', async () => {
    const inGerman = await people.signUp(people.newEmail(), wants('de-AT'))
    expect((await sessionOf(inGerman.visitor)).language).toBe('de')
    for (const other of ['en', 'fr']) {
      const { visitor } = await people.signUp(people.newEmail(), wants(other))
      expect((await sessionOf(visitor)).language).toBeNull()
    }
  })
})

describe('the pages of the console', () => {
  it('are English among the platform’s own screens, and say in which language the others are', async () => {
    const htmlAt = async (path: string, wanted: string) =>
      /<html [^>]*>/.exec((await people.visitor().get(path, wants(wanted))).text)?.[0]
    expect(await htmlAt('/admin/tenants', 'de')).toBe('<html lang="en" data-elsewhere="de">')
    expect(await htmlAt('/admin/nowhere', 'fr')).toBe('<html lang="en" data-elsewhere="en">')
    expect(await htmlAt('/administration', 'de')).toMatch(/^<html lang="de"/)
    expect(await htmlAt('/dashboard', 'en')).toBe('<html lang="en">')
  })

  it('are in the language that was chosen, else in the first of theirs that the browser wants', async () => {
    const visitor = people.visitor()
    expect(await pageOf(visitor, wants('fr, de-CH;q=0.8, es;q=0.5'))).toBe('de')
    expect(await pageOf(visitor, wants('tlh'))).toBe('en')
    await visitor.get('/language/es')
    expect(await pageOf(visitor, wants('de'))).toBe('es')
    // Chosen on a customer's page; the screens of teams have none in it.
    await visitor.get('/language/pl')
    expect(await pageOf(visitor, wants('de'))).toBe('de')
    expect(await pageOf(visitor, { cookie: 'regulars_language=<script>' })).toBe('en')
  })

  it('are kept by no cache for people of another language, nor is what installs them', async () => {
    for (const path of ['/login', '/worker.js', '/manifest.webmanifest']) {
      const [german, english] = await Promise.all(
        ['de', 'en'].map((one) => people.visitor().get(path, wants(one))),
      )
      expect(german!.text).not.toBe(english!.text)
      expect(german!.headers.get('vary')).toMatch(/Accept-Language.*Cookie/)
      expect(german!.headers.get('cache-control')).toBe('no-cache')
    }
  })
})
