import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { requireRecentProof } from '#server/identity/sessions/index.ts'
import { listRoutes } from '#server/platform/http/index.ts'
import { switchOn } from '#tests/accounts/authenticator.ts'
import { openPeople, PASSWORD, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'

/** The actions that need a recent proof, listed here by hand instead of read from the product. */
const asking = [
  'GET /api/app/admin/credits.csv',
  'GET /api/app/audit.csv',
  'GET /api/auth/proof',
  'GET /api/v1/customers/:id/export',
  'GET /api/v1/exports/customers.csv',
  'GET /api/v1/exports/ledger.csv',
  'GET /api/v1/exports/messages.csv',
  'GET /api/v1/exports/outstanding.csv',
  'POST /api/app/admin/tenants/:id/look',
  'POST /api/app/admin/tenants/:id/suspend',
  'POST /api/app/admin/users/:id/remove-factors',
  'POST /api/app/admin/users/:id/suspend',
  'POST /api/app/api-keys',
  'POST /api/app/customer-selection/download',
  'POST /api/app/customer-selection/erase',
  'POST /api/app/tenant-members/:id/hand-over',
  'POST /api/app/webhooks',
  'POST /api/app/webhooks/:id/replace-secret',
  'POST /api/v1/customers/:id/erase',
  'POST /api/v1/customers/:id/merge',
  'PUT /api/app/webhooks/:id',
]

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

/** A person with every permission, whose sign-in is no longer recent. */
async function signedInLongAgo(): Promise<Person> {
  const person = await people.signUp()
  await people.prove(person)
  await people.rows('insert into super_admins values ($1)', [person.id])
  await age(person)
  return person
}
const age = ({ id }: Person, ago = '5 minutes') =>
  people.rows(
    `with s as (update session set created_at = now() - $2::interval where user_id = $1 returning id)
     update recent_proofs set proven_at = now() - $2::interval from s where session_id = s.id`,
    [id, ago],
  )
const makeKey = ({ visitor }: Person) => visitor.post('/api/app/api-keys', { name: 'Web shop' })
const prove = ({ visitor }: Person, proof: object) => visitor.post('/api/auth/proof', proof)
const DUE = 'Confirm that it is you to go on.'

describe('a stolen session', () => {
  it('can do none of the actions that need a recent proof', async () => {
    const { visitor } = await signedInLongAgo()
    const routes = listRoutes(createApi(people.product.services, people.product.auth))
    expect(
      routes
        .filter(({ asksAgain }) => asksAgain)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual(asking)
    for (const route of asking) {
      const [method, path] = route.split(' ') as [string, string]
      const answer = await visitor.send(
        method,
        path.replace(':id', crypto.randomUUID()),
        method === 'GET' ? undefined : {},
      )
      expect([route, answer.status, refusalOf(answer)]).toEqual([
        route,
        403,
        expect.objectContaining({ code: 'confirm_identity', message: DUE, details: { by: ['password'] } }),
      ])
    }
  })

  it('looks into no shop by a known password, nor right after the sign-in: that wants a code of the second step', async () => {
    const [person, { id: business }] = [await people.signUp(), await people.signUp()]
    await people.rows('insert into super_admins values ($1)', [person.id])
    const app = await switchOn(people, person)
    const look = () =>
      person.visitor.post(`/api/app/admin/tenants/${business}/look`, { reason: 'They asked us to' })
    const due = { code: 'confirm_identity', details: { by: ['code'] } }
    expect(refusalOf(await look())).toMatchObject(due)
    expect(refusalOf(await prove(person, { password: PASSWORD }))?.fields).toHaveProperty('code')
    expect(refusalOf(await look())).toMatchObject(due)
    expect((await prove(person, { code: await app.nextCode() })).status).toBe(204)
    expect((await look()).status).toBe(200)
  })

  it('of whoever has a second step can do none of them by a known password', async () => {
    const person = await signedInLongAgo()
    const app = await switchOn(people, person)
    await age(person)
    expect(refusalOf(await makeKey(person))?.details).toEqual({ by: ['code'] })
    expect((await prove(person, { password: PASSWORD })).status).toBe(400)
    // A proof from before the step was switched on no longer counts.
    await people.rows(
      `update recent_proofs set proven_at = now(), code_at = null
       from session s where s.id = session_id and s.user_id = $1`,
      [person.id],
    )
    expect(said(await makeKey(person))).toEqual([403, DUE])
    expect((await prove(person, { password: PASSWORD, code: await app.nextCode() })).status).toBe(204)
    expect((await makeKey(person)).status).toBe(201)
  })

  it('proves nothing once it has ended, not even for a call in progress', async () => {
    const { id: userId } = await people.signUp()
    const named = { email: 'somebody@example.com', name: 'Somebody', language: null }
    const somebody = { userId, ...named, isSuperAdmin: false }
    const ended = { kind: 'user', ...somebody, owesFactor: false, sessionId: crypto.randomUUID() } as const
    await expect(requireRecentProof(people.product.services.database.plain, ended)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('allows ten guesses, and a wrong one proves nothing', async () => {
    const person = await signedInLongAgo()
    expect(refusalOf(await prove(person, {}))?.fields).toHaveProperty('password')
    expect(refusalOf(await prove(person, { code: '123456' }))?.fields).toHaveProperty('code')
    for (let tries = 0; tries < 10; tries += 1)
      expect((await prove(person, { password: `guess ${tries}` })).status).toBe(400)
    expect((await prove(person, { password: PASSWORD })).status).toBe(429)
    expect(said(await makeKey(person))).toEqual([403, DUE])
  })
})

describe('a recent proof', () => {
  it('by the password counts for five minutes, for all actions, in that session alone', async () => {
    const person = await signedInLongAgo()
    const { visitor: elsewhere } = await people.signIn(person.email, PASSWORD)
    await age(person)
    expect((await prove(person, { password: PASSWORD })).status).toBe(204)
    expect((await makeKey(person)).status).toBe(201)
    expect((await person.visitor.get('/api/v1/exports/customers.csv')).status).toBe(200)
    expect(said(await makeKey({ ...person, visitor: elsewhere }))).toEqual([403, DUE])
    await age(person, '4 minutes')
    expect((await makeKey(person)).status).toBe(201)
    await age(person)
    expect(said(await makeKey(person))).toEqual([403, DUE])
  })

  it('is a code of the second step where there is one, or the sign-in itself', async () => {
    const person = await signedInLongAgo()
    const app = await switchOn(people, person)
    expect(refusalOf(await makeKey(person))?.details).toEqual({ by: ['code'] })
    expect((await prove(person, { code: await app.nextCode() })).status).toBe(204)
    expect((await makeKey(person)).status).toBe(201)
    const other = await people.signUp()
    await people.prove(other)
    expect((await makeKey(other)).status).toBe(201)
  })

  it('is another sign-in for a person with neither password nor app', async () => {
    const person = await signedInLongAgo()
    await people.rows('update account set password = null where user_id = $1', [person.id])
    expect(refusalOf(await makeKey(person))).toMatchObject({
      code: 'confirm_identity',
      message: 'You signed in a while ago. Sign out and in again, then come back here.',
      details: { by: [] },
    })
  })
})
