import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople, type People, refusalOf, said } from '#tests/accounts/people.ts'
import { bearer } from '#tests/accounts/tokens.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { ApiKeyView } from './contract.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

type Made = ApiKeyView & { secret: string }
const make = async (owner: Visitor, name = 'Web shop', headers = {}) =>
  owner.post('/api/app/api-keys', { name }, headers)
async function provenOwner() {
  const owner = await people.signUp()
  await people.prove(owner)
  return owner
}
async function businessWithKey() {
  const owner = await provenOwner()
  return { ...owner, made: (await make(owner.visitor)).body as Made }
}
const list = async (owner: Visitor) =>
  ((await owner.get('/api/app/api-keys')).body as { data: ApiKeyView[] }).data
const call = (secret: string, headers = {}) =>
  people.visitor().get('/api/v1/customers/lookup?search=ada', { ...bearer(secret), ...headers })

describe('API keys under attack', () => {
  it('are refused when changed, cut, lengthened, invented, or sent in another way', async () => {
    const { made } = await businessWithKey()
    const { secret } = made
    const [kept] = await people.rows<{ hash: string }>('select hash from api_keys where id = $1', [made.id])
    for (const wrong of [
      secret.slice(0, -1),
      `${secret}A`,
      secret.toUpperCase().replace('RK_', 'rk_'),
      `rk_${kept!.hash}`,
      'rk_',
      'rk_%',
      `rk_${made.id}`,
    ])
      expect(said(await call(wrong))).toEqual([401, 'Invalid API key'])
    const visitor = people.visitor()
    const elsewhere: Record<string, string>[] = [
      { authorization: `Basic ${btoa(`${secret}:`)}` },
      { 'x-api-key': secret },
      { apikey: secret },
    ]
    for (const headers of elsewhere)
      expect((await visitor.get('/api/v1/customers/lookup?search=ada', headers)).status).toBe(401)
    expect((await visitor.get(`/api/v1/customers/lookup?search=ada&api_key=${secret}`)).status).toBe(401)
    expect((await call(secret)).status).toBe(200)
  })

  it('are not stored: neither in the list nor in the database', async () => {
    const { made, visitor } = await businessWithKey()
    expect(JSON.stringify(await list(visitor))).not.toContain(made.secret.slice(3, -4))
    const stored = await people.rows<{ row: string }>('select k::text as row from api_keys k')
    expect(stored.map(({ row }) => row).join()).not.toContain(made.secret)
  })

  it('stop at the moment they are revoked, and can only read when their shop is closed', async () => {
    const { made, visitor } = await businessWithKey()
    await people.rows(
      'update businesses set closing_at = now() where id = (select business_id from api_keys where id = $1)',
      [made.id],
    )
    expect((await call(made.secret)).status).toBe(200)
    const added = await people.visitor().post('/api/v1/customers', { first_name: 'Bo' }, bearer(made.secret))
    expect(added.status).toBe(409)
    await people.rows('update businesses set closing_at = null where closing_at is not null')
    expect((await visitor.send('DELETE', `/api/app/api-keys/${made.id}`)).status).toBe(204)
    expect((await call(made.secret)).status).toBe(401)
    expect(await list(visitor)).toEqual([])
    expect((await visitor.send('DELETE', `/api/app/api-keys/${made.id}`)).status).toBe(404)
  })

  it('can make no key, see none, and get neither a session nor an account', async () => {
    const { made } = await businessWithKey()
    const program = people.visitor()
    const headers = bearer(made.secret)
    expect((await program.post('/api/app/api-keys', { name: 'Another' }, headers)).status).toBe(403)
    expect((await program.get('/api/app/api-keys', headers)).status).toBe(403)
    for (const path of [
      '/auth/user',
      '/auth/sessions',
      '/app/settings',
      '/app/company',
      '/v1/exports/customers.csv',
    ])
      expect([path, (await program.get(`/api${path}`, headers)).status]).toEqual([path, 403])
    expect((await program.get('/api/auth/session', headers)).body).toEqual({ session: null })
    expect([...program.cookies]).toEqual([])
  })

  it('work in no other shop, whatever the call names', async () => {
    const { made } = await businessWithKey()
    const other = await provenOwner()
    const [theirs] = await people.rows<{ id: string }>(
      'select business_id as id from tenant_members where user_id = $1',
      [other.id],
    )
    const named = await call(made.secret, { 'regulars-business': theirs!.id })
    expect(refusalOf(named)?.details).toMatchObject({ reason: 'another shop' })
    const body = { first_name: 'Bo', business_id: theirs!.id }
    expect((await people.visitor().post('/api/v1/customers', body, bearer(made.secret))).status).toBe(400)
  })

  it('may make only so many calls a minute, and are told how long to wait', async () => {
    const { made } = await businessWithKey()
    await call(made.secret)
    await people.rows('update attempts set count = 600 where key = $1', [`api-key:${made.id}`])
    const refused = await call(made.secret)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    people.clock.advance(61_000)
    expect((await call(made.secret)).status).toBe(200)
  })

  it('are ten at most, also when many are asked for at the same time', async () => {
    const { visitor } = await provenOwner()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => make(visitor, `Key ${n}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409).map((one) => refusalOf(one)?.code)).toEqual([
      'limit_reached',
      'limit_reached',
    ])
    const [first] = await list(visitor)
    await visitor.send('DELETE', `/api/app/api-keys/${first!.id}`)
    expect((await make(visitor)).status).toBe(201)
  })
})

describe('an API key', () => {
  it('is made once under its idempotency key; a lost answer leaves no working secret behind', async () => {
    const { visitor } = await provenOwner()
    const headers = { 'idempotency-key': 'one' }
    const first = (await make(visitor, 'Web shop', headers)).body as Made
    const second = (await make(visitor, 'Web shop', headers)).body as Made
    expect(second.id).toBe(first.id)
    expect((await call(first.secret)).status).toBe(401)
    expect((await call(second.secret)).status).toBe(200)
    // A used key cannot get a new secret.
    expect((await make(visitor, 'Web shop', headers)).status).toBe(409)
    expect((await make(visitor, 'Another', headers)).status).toBe(409)
    expect((await call(second.secret)).status).toBe(200)
  })

  it('shows when it was last used', async () => {
    const { made, visitor } = await businessWithKey()
    expect((await list(visitor))[0]).toMatchObject({ last_used_at: null, ending: made.secret.slice(-4) })
    await call(made.secret)
    const first = (await list(visitor))[0]!.last_used_at
    expect(first).toBe(people.clock.now().toISOString())
    people.clock.advance(30_000)
    await call(made.secret)
    expect((await list(visitor))[0]!.last_used_at).toBe(first)
    people.clock.advance(40_000)
    await call(made.secret)
    expect((await list(visitor))[0]!.last_used_at).toBe(people.clock.now().toISOString())
  })

  it('can do the till’s work, which the ledger records under its name', async () => {
    const { made, visitor } = await businessWithKey()
    await visitor.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const program = people.visitor()
    const headers = bearer(made.secret)
    const added = await program.post('/api/v1/customers', { first_name: 'Bo' }, headers)
    const customer = added.body as { id: string }
    const bought = await program.post(
      '/api/v1/purchases',
      { customer_id: customer.id, amount: 1500 },
      headers,
    )
    expect([added.status, bought.status]).toEqual([201, 201])
    const { operation_id } = bought.body as { operation_id: string }
    expect(
      await people.rows('select staff_user_id, staff_name, source, device from operations where id = $1', [
        operation_id,
      ]),
    ).toEqual([{ staff_user_id: null, staff_name: 'API key Web shop', source: 'api', device: null }])
    const undone = await program.post(
      `/api/v1/operations/${operation_id}/undo`,
      { reason: 'a mistake' },
      headers,
    )
    expect(undone.status).toBe(403)
  })
})
