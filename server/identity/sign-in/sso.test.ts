import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBareCompany } from '#tests/accounts/bareCompany.ts'
import { type Company, openCompany } from '#tests/accounts/company.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { openPeople, PASSWORD, type People, said } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const HOME = 'http://localhost:3000'
const IN = `${HOME}/dashboard`
const out = (error: string) => `${HOME}/login?error=sso_${error}`

let people: People
let companies: Company[] = []
let bare: Awaited<ReturnType<typeof openBareCompany>>
const BARE = 'ada@bare.example'

beforeAll(async () => {
  companies = [
    await openCompany('acme', 'acme.example', () => HOME),
    await openCompany('rival', 'rival.example', () => HOME),
    // The form of bücher.example in the settings.
    await openCompany('books', 'xn--bcher-kva.example', () => HOME),
  ]
  const sso = companies.map(({ provider }) => provider)
  const gone = { ...sso[0]!, id: 'gone', domains: ['gone.example'], discoveryUrl: 'http://127.0.0.1:1/' }
  bare = await openBareCompany('bare', 'bare.example', { email: BARE })
  people = await openPeople({ google: true, sso: [...sso, gone, bare.provider] })
})
afterAll(async () => {
  await people?.close()
  await bare?.close()
  await Promise.all(companies.map((one) => one.close()))
})

const begin = async (visitor: Visitor, body: object = { domain: 'acme.example' }, headers = {}) => {
  const answer = await visitor.post('/api/auth/sso', body, headers)
  if (answer.status !== 200) throw new Error(answer.text)
  return new URL((answer.body as { url: string }).url)
}
/** The whole sign-in, as a browser does it. */
async function enter(login: string, body?: object, visitor = people.visitor()) {
  const url = await begin(visitor, body)
  return { visitor, led: await comeBack(visitor, await signInAtGoogle(url.href, login)) }
}
const newAddress = (domain = 'acme.example') => `ada-${crypto.randomUUID()}@${domain}`
/** A person with a confirmed account at a company's address. */
async function employee(domain?: string) {
  const person = await people.signUp(newAddress(domain))
  const token = await people.tokenFor(person.email)
  await person.visitor.post('/api/auth/verify', { type: 'signup', token })
  return person
}

describe('a company whose domain has letters beyond ASCII', () => {
  it('is found as its domain is typed, and its people have one account however their address is written', async () => {
    const person = await people.signUp(newAddress('Bücher.example'))
    const email = person.email.toLowerCase()
    const token = await people.tokenFor(email)
    await person.visitor.post('/api/auth/verify', { type: 'signup', token })
    companies[2]!.setAccount('claims', { email, email_verified: true })
    const { visitor, led } = await enter('claims', { domain: ' Bücher.example ' })
    expect(led).toBe(IN)
    const kept = email.replace('bücher', 'xn--bcher-kva')
    expect(await people.whoIs(visitor)).toBe(kept)
    expect(await people.rows('select id from "user" where email in ($1, $2)', [kept, email])).toEqual([
      { id: person.id },
    ])
  })
})

describe('signing in through a company under attack', () => {
  it('uses PKCE, state and nonce, and our own address alone, whatever host is named', async () => {
    const evil = { host: '198.51.100.66', 'x-forwarded-host': 'evil.example' }
    const { searchParams } = await begin(people.visitor(), undefined, evil)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      redirect_uri: `${HOME}/auth/callback/sso-acme`,
    })
  })

  it('accepts no address of the request, and only configured companies', async () => {
    for (const extra of ['redirect_to', 'callbackURL', 'issuer', 'discoveryUrl', 'scopes', 'email']) {
      const body = { domain: 'acme.example', [extra]: 'https://evil.example' }
      expect((await people.visitor().post('/api/auth/sso', body)).status).toBe(400)
    }
    for (const body of [
      { domain: 'evil.example' },
      { domain: 'sub.acme.example' },
      { domain: 'acme.example.evil.example' },
      { provider_id: 'sso-acme' },
      { provider_id: 'google' },
      { provider_id: '' },
    ])
      expect([400, 404]).toContain((await people.visitor().post('/api/auth/sso', body)).status)
  })

  it('can be started from our own pages alone', async () => {
    const { visitor } = await people.signUp()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await visitor.post('/api/auth/sso', { domain: 'acme.example' }, foreign)).status).toBe(403)
  })

  it('gives a company no account of another one, whatever its provider says', async () => {
    const victim = await employee('rival.example')
    const outsider = await employee('gmail.example')
    for (const email of [victim.email, outsider.email, victim.email.toUpperCase()]) {
      companies[0]!.setAccount('claims', { email, email_verified: true })
      const thief = await enter('claims')
      expect([email, thief.led, await people.whoIs(thief.visitor)]).toEqual([
        email,
        out('email_elsewhere'),
        null,
      ])
    }
    for (const email of [
      `${victim.email} `,
      `x@acme.example@rival.example`,
      `${victim.email}.acme.example`,
      'acme.example',
      '',
    ]) {
      companies[0]!.setAccount('claims', { email, email_verified: true })
      expect(await people.whoIs((await enter('claims')).visitor)).toBeNull()
    }
  })

  it('checks again at each sign-in: a person whose address moved away is refused', async () => {
    const { email } = await employee()
    companies[0]!.setAccount('moving', { email, email_verified: true })
    expect((await enter('moving')).led).toBe(IN)
    companies[0]!.setAccount('moving', { email: newAddress('rival.example'), email_verified: true })
    expect((await enter('moving')).led).toBe(out('email_elsewhere'))
  })

  it('ends at the company where it began', async () => {
    const { email } = await employee()
    const visitor = people.visitor()
    const back = await signInAtGoogle((await begin(visitor)).href, email)
    const mixed = new URL(back)
    mixed.pathname = '/auth/callback/sso-rival'
    expect(await comeBack(visitor, mixed)).toMatch(/login\?error=sso_/)
    expect(await people.whoIs(visitor)).toBeNull()
    // A return link that somebody else began, or a used one, fails too.
    const other = await employee()
    const stolen = await signInAtGoogle((await begin(people.visitor())).href, other.email)
    expect(await comeBack(people.visitor(), stolen)).toBe(out('state_mismatch'))
    const own = people.visitor()
    const once = await signInAtGoogle((await begin(own)).href, other.email)
    expect(await comeBack(own, once)).toBe(IN)
    expect(await comeBack(own, once)).toMatch(/login\?error=sso_state/)
  })

  it('signs in nobody for whom there is no signed word, only an access token', async () => {
    const { email } = await people.signUp(BARE)
    await people.rows('update "user" set email_verified = true where email = $1', [email])
    const visitor = people.visitor()
    const state = (await begin(visitor, { domain: 'bare.example' })).searchParams.get('state')
    const back = new URL(`${HOME}/auth/callback/sso-bare?code=any&state=${state}`)
    expect(await comeBack(visitor, back)).toBe(out('unable_to_get_user_info'))
    expect(await people.whoIs(visitor)).toBeNull()
  })

  it('takes no state that was made for Google or another company, which goes on there', async () => {
    const visitor = people.visitor()
    const email = people.newEmail()
    const google = await beginWithGoogle(visitor)
    const acme = (await begin(visitor)).searchParams.get('state')
    for (const state of [google.searchParams.get('state'), acme]) {
      const mixed = new URL(`${HOME}/auth/callback/sso-bare?code=any&state=${state}`)
      expect(await comeBack(visitor, mixed)).toBe(out('state_mismatch'))
    }
    expect(await people.whoIs(visitor)).toBeNull()
    expect(await comeBack(visitor, await signInAtGoogle(google.href, email))).toBe(IN)
    expect(await people.whoIs(visitor)).toBe(email)
  })

  it('makes no account: a person without an invitation is told so', async () => {
    const email = newAddress()
    const { led, visitor } = await enter(email)
    expect([led, await people.whoIs(visitor)]).toEqual([out('signup_disabled'), null])
    expect(await people.rows('select 1 from "user" where email = $1', [email])).toEqual([])
  })

  it('opens no account whose address is not confirmed on both sides', async () => {
    const squatter = await people.signUp(newAddress())
    const victim = await enter(squatter.email)
    expect([victim.led, await people.whoIs(victim.visitor)]).toEqual([out('account_not_linked'), null])
    const { email } = await employee()
    companies[0]!.setAccount('unsure', { email, email_verified: false })
    expect((await enter('unsure')).led).toMatch(/error=sso_(email_not_verified|account_not_linked)$/)
  })

  it('signs everybody else out when it first opens an account, and tells the mailbox once', async () => {
    const { email, visitor } = await employee()
    expect((await enter(email)).led).toBe(IN)
    expect(await people.whoIs(visitor)).toBeNull()
    await enter(email)
    await people.deliver()
    const subjects = people.mails(email).map(({ subject }) => subject)
    expect(subjects.filter((one) => one === 'You can now sign in through your company')).toHaveLength(1)
  })

  it('does the same for an account without a password, used only by codes', async () => {
    const email = newAddress()
    const visitor = people.visitor()
    await visitor.post('/api/auth/otp', { email })
    await visitor.post('/api/auth/verify', { type: 'email', email, token: await people.codeFor(email) })
    expect(await people.whoIs(visitor)).toBe(email)
    expect((await enter(email)).led).toBe(IN)
    expect(await people.whoIs(visitor)).toBeNull()
    await people.deliver()
    expect(people.mails(email).at(-1)!.subject).toBe('You can now sign in through your company')
  })

  it('leads nowhere if nothing is configured', async () => {
    const query = 'code=x&state=y'
    for (const [path, led] of [
      [`/auth/callback/sso-nobody?${query}`, out('provider_not_found')],
      [`/auth/callback/sso-gone?${query}`, out('failed')],
    ])
      expect((await people.visitor().get(path!)).headers.get('location')).toBe(led)
  })
})

describe('signing in through a company', () => {
  it('opens the existing account, by domain or by id, whether or not its provider has the claim of a verified address', async () => {
    const { email } = await employee()
    const { visitor, led } = await enter(email, { domain: 'ACME.example ' })
    expect([led, await people.whoIs(visitor)]).toEqual([IN, email])
    expect(await people.whoIs((await enter(email, { provider_id: 'acme' })).visitor)).toBe(email)
    const quiet = await employee()
    companies[0]!.setAccount('quiet', { email: quiet.email })
    expect((await enter('quiet')).led).toBe(IN)
    // The password still works.
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
  })

  it('says that it is switched on, and when a company cannot be reached', async () => {
    expect((await people.visitor().get('/api/auth/settings')).body).toMatchObject({ sso: true })
    expect(said(await people.visitor().post('/api/auth/sso', { domain: 'gone.example' }))).toEqual([
      503,
      'Your company’s sign-in cannot be reached at the moment.',
    ])
  })

  it('says that it failed when the company revoked our client or went away meanwhile, to the operator too, and other ways still work', async () => {
    const company = await openBareCompany('left', 'left.example', { email: 'ada@left.example' })
    const others = await openPeople({ sso: [company.provider] })
    const warned = vi.spyOn(others.product.services.log, 'warn')
    try {
      const visitor = others.visitor()
      const comeBackAfter = async (what: () => unknown) => {
        const answer = await visitor.post('/api/auth/sso', { domain: 'left.example' })
        const state = new URL((answer.body as { url: string }).url).searchParams.get('state')!
        await what()
        const back = await visitor.get(`/auth/callback/sso-left?code=x&state=${encodeURIComponent(state)}`)
        return [back.status, back.headers.get('location')]
      }
      const failed = [302, out('invalid_code')]
      expect(await comeBackAfter(company.revoke)).toEqual(failed)
      expect(await comeBackAfter(company.close)).toEqual(failed)
      const told = { provider: 'sso-left', error: 'invalid_code' }
      expect(warned.mock.calls.map(([what]) => what)).toEqual([told, told])
      expect(await others.whoIs(visitor)).toBeNull()
      const { email } = await others.signUp()
      expect((await others.signIn(email, PASSWORD)).status).toBe(200)
    } finally {
      await Promise.all([others.close(), company.close()])
    }
  })

  it('says so when it was cancelled', async () => {
    expect((await enter('')).led).toBe(out('access_denied'))
  })
})
