import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createAuth } from '#server/identity/auth/auth.ts'
import { DISCOVERY_MS } from '#server/identity/auth/providers/openIdProviders.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { PASSWORD, type Person } from '#tests/accounts/people.ts'
import { holdTimers } from '#tests/world/heldTimers.ts'
import { enter, google, HOME, IN, out, people, setUp } from './google.rig.ts'

setUp()

const confirm = async ({ visitor, email }: Person) => {
  const token = await people.tokenFor(email)
  expect((await visitor.post('/api/auth/verify', { type: 'signup', token })).status).toBe(200)
}

describe('signing in with Google under attack', () => {
  it('uses PKCE, state and nonce, and our own address alone, whatever host is named', async () => {
    const answer = await people
      .visitor()
      .post(
        '/api/auth/authorize',
        { provider: 'google' },
        { host: '198.51.100.66', 'x-forwarded-host': 'evil.example' },
      )
    const { searchParams } = new URL((answer.body as { url: string }).url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      redirect_uri: `${HOME}/auth/callback/google`,
    })
  })

  it('accepts no return address, at the start or the end', async () => {
    for (const extra of [
      'callbackURL',
      'redirectTo',
      'redirect_uri',
      'errorCallbackURL',
      'scopes',
      'idToken',
    ]) {
      const answer = await people
        .visitor()
        .post('/api/auth/authorize', { provider: 'google', [extra]: 'https://evil.example' })
      expect([extra, answer.status]).toEqual([extra, 400])
    }
    const visitor = people.visitor()
    const back = await signInAtGoogle((await beginWithGoogle(visitor)).href, people.newEmail())
    for (const name of ['callbackURL', 'redirectTo', 'next'])
      back.searchParams.set(name, 'https://evil.example')
    expect(await comeBack(visitor, back)).toBe(IN)
  })

  it('can be started from our own pages alone', async () => {
    const visitor = (await people.signUp()).visitor
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await visitor.post('/api/auth/authorize', { provider: 'google' }, foreign)).status).toBe(403)
  })

  it('signs nobody in with somebody else’s return link', async () => {
    const attacker = people.visitor()
    const back = await signInAtGoogle((await beginWithGoogle(attacker)).href, 'attacker@evil.example')
    // A stranger without a sign-in in progress, and one with their own.
    const victim = people.visitor()
    expect(await comeBack(victim, back)).toBe(out('state_mismatch'))
    await beginWithGoogle(victim)
    expect(await comeBack(victim, back)).toBe(out('state_mismatch'))
    expect(await people.whoIs(victim)).toBeNull()
  })

  it("accepts no code of somebody else's sign-in, because its challenge differs", async () => {
    const attacker = people.visitor()
    const stolen = await signInAtGoogle((await beginWithGoogle(people.visitor())).href, people.newEmail())
    const own = await beginWithGoogle(attacker)
    const back = new URL(stolen)
    back.searchParams.set('state', own.searchParams.get('state')!)
    expect(await comeBack(attacker, back)).toBe(out('invalid_code'))
    expect(await people.whoIs(attacker)).toBeNull()
  })

  it('accepts no id_token with another nonce', async () => {
    const visitor = people.visitor()
    const url = await beginWithGoogle(visitor)
    url.searchParams.set('nonce', 'x'.repeat(32))
    expect(await comeBack(visitor, await signInAtGoogle(url.href, people.newEmail()))).toBe(
      out('unable_to_get_user_info'),
    )
    expect(await people.whoIs(visitor)).toBeNull()
  })

  it('works once', async () => {
    const visitor = people.visitor()
    const back = await signInAtGoogle((await beginWithGoogle(visitor)).href, people.newEmail())
    expect(await comeBack(visitor, back)).toBe(IN)
    const copied = people.visitor()
    for (const [name, value] of visitor.cookies)
      if (!name.includes('session')) copied.cookies.set(name, value)
    for (const who of [visitor, copied]) expect(await comeBack(who, back)).toMatch(/login\?error=state/)
    expect(await people.whoIs(copied)).toBeNull()
  })

  it('opens no account whose address is not confirmed on both sides', async () => {
    // An attacker registers the victim's address with a password, and waits for them to sign in with Google.
    const squatter = await people.signUp()
    const victim = await enter(squatter.email)
    expect([victim.led, await people.whoIs(victim.visitor)]).toEqual([out('account_not_linked'), null])
    // A person claims an address at the provider, which the provider does not confirm.
    for (const email of [(await people.signUp()).email, people.newEmail()]) {
      google().setAccount('claims', { email, email_verified: false })
      const thief = await enter('claims')
      expect([thief.led, await people.whoIs(thief.visitor)]).toEqual([
        expect.stringMatching(/error=(email_not_verified|account_not_linked)$/),
        null,
      ])
      expect(
        await people.rows(
          'select 1 from account where provider_id = $1 and user_id in (select id from "user" where email = $2)',
          ['google', email],
        ),
      ).toEqual([])
    }
  })

  it('does not count a link that was opened but not confirmed', async () => {
    const squatter = await people.signUp()
    const token = await people.tokenFor(squatter.email)
    await people.visitor().post('/api/auth/verify/open', { type: 'signup', token })
    expect((await enter(squatter.email)).led).toBe(out('account_not_linked'))
  })

  it('signs everybody else out of the account when Google first opens it, and tells the mailbox once', async () => {
    const squatter = await people.signUp()
    const { email } = squatter
    await confirm(squatter)
    await squatter.visitor.post('/api/auth/user/email', { email: people.newEmail(), password: PASSWORD })
    await people.deliver()
    const victim = await enter(email)
    expect([victim.led, await people.whoIs(squatter.visitor)]).toEqual([IN, null])
    const phone = (await people.signIn(email, PASSWORD)).visitor
    await enter(email)
    await people.deliver()
    const subjects = people.mails(email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'You can now sign in with Google')).toHaveLength(1)
    // Later sign-ins end no sessions.
    expect([await people.whoIs(victim.visitor), await people.whoIs(phone)]).toEqual([email, email])
    expect(
      await people.rows(
        `select 1 from verification where starts_with(identifier, 'change-email:') and starts_with(value, $1)`,
        [squatter.id],
      ),
    ).toEqual([])
  })

  it('does not open an account that has moved to another address', async () => {
    const person = await people.signUp()
    const { visitor, email } = person
    await confirm(person)
    const before = await enter(email)
    const wanted = people.newEmail()
    await people.signIn(email, PASSWORD, visitor)
    await visitor.post('/api/auth/user/email', { email: wanted, password: PASSWORD })
    const token = await people.tokenFor(wanted)
    await visitor.post('/api/auth/verify', { type: 'email_change', token })
    expect([await people.whoIs(visitor), await people.whoIs(before.visitor)]).toEqual([wanted, null])
    // The old identity gets a new account; the new one opens the old account.
    expect(await people.whoIs((await enter(email)).visitor)).toBe(email)
    expect(await people.whoIs((await enter(wanted)).visitor)).toBe(wanted)
  })

  it('stores nothing from the provider but the person’s id there', async () => {
    const email = people.newEmail()
    await enter(email)
    expect(
      await people.rows(
        `select access_token, refresh_token, id_token, password from account
         where user_id = (select id from "user" where email = $1)`,
        [email],
      ),
    ).toEqual([{ access_token: null, refresh_token: null, id_token: null, password: null }])
  })

  it('stores no state that a reader of the database could use', async () => {
    const state = (await beginWithGoogle(people.visitor())).searchParams.get('state')!
    const stored = await people.rows<{ identifier: string }>('select identifier from verification')
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.map(({ identifier }) => identifier)).not.toContain(state)
  })

  it('shows a refusal of the provider by its code alone', async () => {
    const visitor = people.visitor()
    const url = await beginWithGoogle(visitor)
    const back = new URL(`${HOME}/auth/callback/google`)
    back.search = new URLSearchParams({
      state: url.searchParams.get('state')!,
      error: 'access_denied',
      error_description: 'Call 555-0100 to unlock your account',
    }).toString()
    expect(await comeBack(visitor, back)).toBe(out('access_denied'))
  })
})

describe('while Google cannot be reached', () => {
  it('cookies and passwords still work, and Google is tried again later', async () => {
    const description = await (await fetch(google().discoveryUrl)).text()
    let isDown = true
    const line = createServer((_, response) => void (isDown || response.end(description)))
    await once(line.listen(0, '127.0.0.1'), 'listening')
    try {
      const { port } = line.address() as AddressInfo
      const auth = createAuth({
        database: people.product.services.database,
        secrets: ['a secret for tests, at least 32 characters'],
        publicUrl: HOME,
        supportAddress: 'hello@regulars.example',
        google: { ...google(), discoveryUrl: `http://127.0.0.1:${port}/` },
      })
      const patience = holdTimers(DISCOVERY_MS)
      const asked = auth.google()
      const { email } = await people.signUp()
      await auth.sessionCookie()
      const { token } = await auth.api.signInEmail({ body: { email, password: PASSWORD } })
      expect(token).toBeTypeOf('string')
      patience.runOut()
      patience.release()
      expect(await asked).toBeNull()
      isDown = false
      expect(await auth.google()).not.toBeNull()
    } finally {
      line.closeAllConnections()
      line.close()
    }
  })
})

describe('the settings of signing in', () => {
  it('say which ways are switched on', async () => {
    const on = (id: string) => ({ id, is_on: true })
    expect((await people.visitor().get('/api/auth/settings')).body).toEqual({
      providers: [{ id: 'google', is_local: true }],
      ways: [
        ...['password', 'email_code', 'magic_link', 'sms_code', 'google'].map(on),
        { id: 'sso', is_on: false },
      ],
      sso: false,
      support_address: 'hello@regulars.example',
      captcha: null,
    })
  })
})
