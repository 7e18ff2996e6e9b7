import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, said } from '#tests/accounts/people.ts'
import {
  altered,
  bearer,
  forged,
  type Granted,
  grantByPassword,
  partsOf,
  refresh,
} from '#tests/accounts/tokens.ts'
import { DAY, jwks, people, setUp, signedInProgram, use } from './token.rig.ts'

setUp()
const HOME = 'http://localhost:3000'

describe('access tokens under attack', () => {
  it('are accepted only if we signed them', async () => {
    const { granted, id } = await signedInProgram()
    const token = granted.access_token
    const other = (await signedInProgram()).granted.access_token
    const { header, payload } = partsOf(token)
    const stranger = await generateKeyPair('ES256', { extractable: true })
    const signed = (more: object, key = stranger.privateKey) =>
      new SignJWT(payload).setProtectedHeader({ ...header, alg: 'ES256', ...more }).sign(key)
    const attempts = {
      unsigned: forged(token, 'none'),
      'signed with the public key as a secret': forged(
        token,
        'HS256',
        await exportSPKI((await importJWK((await jwks()).keys[0]!, 'ES256')) as never),
      ),
      'signed with the key page as a secret': forged(token, 'HS256', JSON.stringify(await jwks())),
      'another user': altered(token, { payload: { sub: partsOf(other).payload.sub } }),
      'another session': altered(token, { payload: { sid: partsOf(other).payload.sid } }),
      'a later end': altered(token, { payload: { exp: 9_999_999_999 } }),
      'a key of their own': await signed({}),
      'a key in the token': await signed({ jwk: await exportJWK(stranger.publicKey) }),
      'a key on their site': await signed({ jku: 'https://evil.example/jwks.json' }),
      'a key that is no id': await signed({ kid: "' or 1=1 --" }),
      'a key without a name': await signed({ kid: undefined }),
      'a user id': id,
      nothing: 'null',
    }
    for (const [name, attempt] of Object.entries(attempts))
      expect([name, ...said(await use(attempt))]).toEqual([name, 401, 'Invalid JWT'])
    expect((await use(token)).status).toBe(200)
  })

  it('for somebody else or of another kind are not accepted, even if our own key signed them', async () => {
    const { granted } = await signedInProgram()
    const { header, payload } = partsOf(granted.access_token)
    const [kept] = await people.rows<{ private_key: string }>(
      'select private_key from signing_keys where superseded_at is null',
    )
    const key = await importJWK(
      JSON.parse(people.product.services.keyring.open(kept!.private_key, 'signing key')!),
      'ES256',
    )
    const sign = (claims: object, more: object = {}) =>
      new SignJWT({ ...payload, ...claims })
        .setProtectedHeader({ ...header, alg: 'ES256', ...more })
        .sign(key)
    expect((await use(await sign({}))).status).toBe(200)
    for (const wrong of [
      await sign({ aud: 'https://evil.example' }),
      await sign({ iss: 'https://evil.example' }),
      await sign({ sid: undefined }),
      await sign({ exp: undefined }),
      await sign({ iat: undefined }),
      await sign({}, { typ: 'JWT' }),
    ])
      expect((await use(wrong)).status).toBe(401)
  })

  it('are invalid after a quarter of an hour, and before their time', async () => {
    const { granted } = await signedInProgram()
    const began = people.clock.now()
    people.clock.advance(14 * 60_000)
    expect((await use(granted.access_token)).status).toBe(200)
    people.clock.advance(2 * 60_000)
    expect((await use(granted.access_token)).status).toBe(401)
    people.clock.travelTo(new Date(began.getTime() - 60_000))
    expect((await use(granted.access_token)).status).toBe(401)
    people.clock.travelTo(began)
  })

  it('end with their session: by a sign-out, here or elsewhere, or by a new password', async () => {
    const ways: Record<string, (one: Awaited<ReturnType<typeof signedInProgram>>) => Promise<unknown>> = {
      'the program signs out': ({ program, granted }) =>
        program.post('/api/auth/sign-out', {}, bearer(granted.access_token)),
      'the browser signs out everywhere': ({ visitor }) =>
        visitor.post('/api/auth/sign-out?scope=global', {}),
      'the browser signs out elsewhere': ({ visitor }) => visitor.post('/api/auth/sign-out?scope=others', {}),
      'the browser ends it in its list': async ({ visitor, granted }) =>
        visitor.send('DELETE', `/api/auth/sessions/${partsOf(granted.access_token).payload.sid}`, {}),
      'the password changes': ({ visitor }) =>
        visitor.post('/api/auth/user/password', { current_password: PASSWORD, password: 'a finer password' }),
    }
    for (const [name, end] of Object.entries(ways)) {
      const one = await signedInProgram()
      expect([name, (await use(one.granted.access_token)).status]).toEqual([name, 200])
      await end(one)
      expect([name, (await use(one.granted.access_token)).status]).toEqual([name, 401])
      expect([name, ...said(await refresh(one.program, one.granted.refresh_token))]).toEqual([
        name,
        400,
        'Invalid refresh token',
      ])
    }
  })

  it('give no more than the current membership', async () => {
    const { granted, id } = await signedInProgram()
    const ask = () => people.visitor().get('/api/v1/programs', bearer(granted.access_token))
    expect((await ask()).status).toBe(200)
    await people.rows(`update tenant_members set status = 'removed' where user_id = $1`, [id])
    expect((await ask()).status).toBe(403)
  })

  it('do not replace a missing origin: a cookie from another site is refused with them too', async () => {
    const { visitor, granted } = await signedInProgram()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const headers = { ...foreign, ...bearer(granted.access_token) }
    expect((await visitor.send('PUT', '/api/auth/user', { name: 'Eve' }, headers)).status).toBe(403)
    // A program sends no cookies and no Origin.
    const sent = await people.visitor().send('PUT', '/api/auth/user', { name: 'Ada' }, headers)
    expect(sent.status).toBe(200)
  })

  it('alone decide who is calling, whatever cookie is sent along', async () => {
    const one = await signedInProgram()
    const other = await signedInProgram()
    const answer = await one.visitor.get('/api/auth/user', bearer(other.granted.access_token))
    expect(answer.body).toMatchObject({ email: other.email })
    expect((await one.visitor.get('/api/auth/user', bearer('broken'))).status).toBe(401)
  })
})

describe('grants under attack', () => {
  it('give the same answer for an unknown address and a wrong password, and stop after ten tries', async () => {
    const { email } = await people.signUp()
    const tryOne = (address: string) =>
      people.visitor().post('/api/auth/token?grant_type=password', { email: address, password: 'wrong one' })
    const unknown = people.newEmail()
    for (const address of [email, unknown]) {
      for (let tries = 0; tries < 10; tries++)
        expect(said(await tryOne(address))).toEqual([400, 'Invalid login credentials'])
      const locked = await tryOne(address)
      expect([locked.status, Number(locked.headers.get('retry-after')) > 0]).toEqual([429, true])
    }
    // The sign-in page counts the same tries.
    expect((await people.signIn(email, PASSWORD)).status).toBe(429)
  })

  it('set no cookie, and accept no other fields', async () => {
    const { email } = await people.signUp()
    const program = people.visitor()
    await grantByPassword(program, email)
    expect([...program.cookies]).toEqual([])
    for (const extra of ['role', 'scope', 'sub', 'user_id', 'expires_in']) {
      const body = { email, password: PASSWORD, [extra]: 'admin' }
      expect((await program.post('/api/auth/token?grant_type=password', body)).status).toBe(400)
    }
    for (const type of ['', 'pkce', 'id_token', 'web3', 'client_credentials', 'PASSWORD'])
      expect(
        said(await program.post(`/api/auth/token?grant_type=${type}`, { email, password: PASSWORD })),
      ).toEqual([400, 'Unsupported grant_type'])
  })

  it('end the session of a refresh token that is used twice, because two people have it', async () => {
    const { program, granted, visitor } = await signedInProgram()
    const next = (await refresh(program, granted.refresh_token)).body as Granted
    people.clock.advance(60_000)
    const thief = people.visitor()
    expect(said(await refresh(thief, granted.refresh_token))).toEqual([400, 'Invalid refresh token'])
    expect((await refresh(program, next.refresh_token)).status).toBe(400)
    expect((await use(next.access_token)).status).toBe(401)
    // The person's other sessions are not affected.
    expect(await people.whoIs(visitor)).not.toBeNull()
  })

  it('accept no refresh token that is changed, invented, or of another session', async () => {
    const { program, granted } = await signedInProgram()
    const other = await signedInProgram()
    const [session, generation, signature] = granted.refresh_token.split('.')
    const [otherSession] = other.granted.refresh_token.split('.')
    for (const token of [
      `${session}.2.${signature}`,
      `${otherSession}.${generation}.${signature}`,
      `${session}.${generation}.${'A'.repeat(43)}`,
      `${session}.${generation}`,
      granted.access_token.slice(0, 200),
      '',
    ])
      expect((await refresh(program, token)).status).toBe(400)
    // An invented token signs nobody out.
    expect((await refresh(program, granted.refresh_token)).status).toBe(200)
    expect((await refresh(other.program, other.granted.refresh_token)).status).toBe(200)
  })

  it('store nothing in the database that could be used', async () => {
    const { granted } = await signedInProgram()
    const stored = await people.rows<{ row: string }>(
      `select t::text as row from refresh_tokens t union all select s::text from session s union all select k::text from signing_keys k`,
    )
    const all = stored.map(({ row }) => row).join('\n')
    expect(all).not.toContain(granted.refresh_token.split('.')[2])
    expect(all).not.toContain(granted.access_token)
    expect(all).not.toMatch(/"d":/)
  })
})

describe('signing in without a browser', () => {
  it('gives a token with user and session, which anybody can verify with the published keys', async () => {
    const { granted, program, email, id } = await signedInProgram()
    const next = (await refresh(program, granted.refresh_token)).body as Granted
    for (const session of [granted, next])
      expect(session).toEqual({
        access_token: expect.any(String),
        token_type: 'bearer',
        expires_in: 900,
        expires_at: partsOf(session.access_token).payload.exp,
        refresh_token: expect.any(String),
        user: { id, email },
      })
    const { payload } = await jwtVerify(granted.access_token, createLocalJWKSet((await jwks()) as never), {
      issuer: HOME,
      audience: HOME,
      currentDate: people.clock.now(),
    })
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
    expect(payload.sub).toBe(id)
    for (const key of (await jwks()).keys) expect(key).not.toHaveProperty('d')
  })

  it('gives the same answer again after a lost one', async () => {
    const { program, granted } = await signedInProgram()
    const [first, second] = await Promise.all([
      refresh(program, granted.refresh_token),
      refresh(program, granted.refresh_token),
    ])
    const tokens = [first, second].map(({ body }) => (body as Granted).refresh_token)
    expect(tokens[0]).toBe(tokens[1])
    expect((await refresh(program, tokens[0]!)).status).toBe(200)
  })

  it('lasts for as long as it is refreshed, and is in the list of sessions', async () => {
    const { program, granted, visitor } = await signedInProgram()
    const { data: sessions } = (await visitor.get('/api/auth/sessions')).body as { data: { id: string }[] }
    expect(sessions.map(({ id }) => id)).toContain(partsOf(granted.access_token).payload.sid)
    const ends = async () =>
      (
        await people.rows<{ expires_at: Date }>('select expires_at from session where id = $1', [
          partsOf(granted.access_token).payload.sid,
        ])
      )[0]!.expires_at
    const before = new Date(await ends())
    people.clock.advance(DAY)
    const next = (await refresh(program, granted.refresh_token)).body as Granted
    expect(new Date(await ends()).getTime()).toBeGreaterThan(before.getTime() + DAY / 2)
    expect((await use(next.access_token)).status).toBe(200)
    people.clock.advance(-DAY)
  })

  it('can switch to another shop as a browser does', async () => {
    const { program, granted, email } = await signedInProgram()
    const headers = bearer(granted.access_token)
    const { body } = await program.get('/api/auth/session', headers)
    expect(body).toMatchObject({ session: { user: { email } } })
    const { business } = (body as { session: { business: { id: string } } }).session
    const own = await program.post('/api/auth/session/business', { business_id: business.id }, headers)
    expect(own.status).toBe(200)
    const wrong = await program.get('/api/v1/programs', {
      ...headers,
      'regulars-business': crypto.randomUUID(),
    })
    expect(refusalOf(wrong)?.details).toMatchObject({ reason: 'another shop' })
  })
})
