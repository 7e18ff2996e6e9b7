import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople, type People, refusalOf, said } from '#tests/accounts/people.ts'
import { bearer } from '#tests/accounts/tokens.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { ApiKeyView } from './contract.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

type Made = ApiKeyView & { secret: string }
type Program = { send(method: string, path: string, body?: unknown): Promise<Answer> }

async function openBusiness() {
  const owner = await people.signUp()
  await people.prove(owner)
  return owner.visitor
}

/** A program with a key of these scopes; each call has its own idempotency key. */
async function programWith(owner: Visitor, scopes: string[], name = 'Bookkeeper'): Promise<Program> {
  const made = (await owner.post('/api/app/api-keys', { name, scopes })).body as Made
  expect(made.scopes).toEqual(scopes)
  const headers = () => ({ ...bearer(made.secret), 'idempotency-key': crypto.randomUUID() })
  return { send: (method, path, body) => people.visitor().send(method, path, body, headers()) }
}

const addCustomer = async (owner: Visitor) =>
  ((await owner.post('/api/v1/customers', { first_name: 'Bo' })).body as { id: string }).id

describe('a key with scopes', () => {
  it('that lacks one is refused with its name, and does nothing', async () => {
    const owner = await openBusiness()
    const customer = await addCustomer(owner)
    const reader = await programWith(owner, ['customers:read'])
    expect((await reader.send('GET', '/api/v1/customers')).status).toBe(200)
    const erasing = await reader.send('POST', `/api/v1/customers/${customer}/erase`, { confirmation: 'Bo' })
    expect(said(erasing)).toEqual([403, 'This API key lacks the scope customers:write'])
    expect(refusalOf(erasing)?.details).toEqual({ reason: 'scope', scope: 'customers:write' })
    const bought = await reader.send('POST', '/api/v1/purchases', { customer_id: customer, amount: 900 })
    expect(refusalOf(bought)?.details).toEqual({ reason: 'scope', scope: 'operations:write' })
    // A route that only tills and people call names the till's.
    const till = await reader.send('GET', `/api/app/counter/customers/${customer}`)
    expect(refusalOf(till)?.details).toEqual({ reason: 'scope', scope: 'till' })
    expect((await owner.get(`/api/v1/customers/${customer}`)).body).toMatchObject({ first_name: 'Bo' })
  })

  it('that does a till’s work alone has the scope of a till, as all keys from before scopes have', async () => {
    const owner = await openBusiness()
    const made = (await owner.post('/api/app/api-keys', { name: 'Web shop' })).body as Made
    expect(made.scopes).toEqual(['till'])
    const [column] = await people.rows<{ was: string }>(
      `select column_default as was from information_schema.columns where table_name = 'api_keys' and column_name = 'scopes'`,
    )
    expect(column!.was).toContain('{till}')
    const till = people.visitor()
    expect((await till.get('/api/v1/customers/lookup?search=bo', bearer(made.secret))).status).toBe(200)
    const list = await till.get('/api/v1/customers', bearer(made.secret))
    expect(refusalOf(list)?.details).toEqual({ reason: 'scope', scope: 'customers:read' })
  })

  it('is made with known scopes alone, at least one, and each once', async () => {
    const owner = await openBusiness()
    for (const scopes of [[], ['everything'], 'till', ['customers:read', 'team:write']])
      expect((await owner.post('/api/app/api-keys', { name: 'Odd', scopes })).status).toBe(400)
    const twice = { name: 'Twice', scopes: ['segments:read', 'customers:read', 'segments:read'] }
    const once = { 'idempotency-key': 'one' }
    const made = (await owner.post('/api/app/api-keys', twice, once)).body as Made
    expect(made.scopes).toEqual(['customers:read', 'segments:read'])
    const wider = { name: 'Twice', scopes: ['customers:read', 'customers:write'] }
    expect((await owner.post('/api/app/api-keys', wider, once)).status).toBe(409)
  })

  it('does an admin’s work on customers and the ledger, and the log names it', async () => {
    const owner = await openBusiness()
    const [customer, other] = [await addCustomer(owner), await addCustomer(owner)]
    const points = { name: 'Points', type: 'points', config: {} }
    const { id: program_id } = (await owner.post('/api/v1/programs', points)).body as { id: string }
    const program = await programWith(owner, ['customers:write', 'operations:write'], 'Clean-up')
    const sale = { customer_id: customer, amount: 900 }
    const bought = (await program.send('POST', '/api/v1/purchases', sale)).body as { operation_id: string }
    const undo = (by: typeof program, reason: string) =>
      by.send('POST', `/api/v1/operations/${bought.operation_id}/undo`, { reason })
    const till = await programWith(owner, ['till'], 'Till')
    const refused = refusalOf(await undo(till, 'Paid twice'))
    expect(refused?.details).toEqual({ reason: 'scope', scope: 'operations:write' })
    expect((await undo(program, '')).status).toBe(400)
    expect((await undo(program, 'Paid twice')).status).toBe(200)
    const adjustment = { program_id, points: 5, reason: 'A gift' }
    const adjusted = await program.send('POST', `/api/v1/customers/${customer}/adjustments`, adjustment)
    expect([adjusted.status, adjusted.text.includes('error')]).toEqual([201, false])
    const erased = await program.send('POST', `/api/v1/customers/${other}/erase`, { confirmation: 'Bo' })
    expect(erased.status).toBe(200)
    const { body } = await owner.get('/api/app/audit')
    const sentences = (body as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)
    expect(sentences.filter((one) => one.startsWith('The API key Clean-up ')).length).toBeGreaterThan(1)
    expect(sentences.filter((one) => one.startsWith('Someone'))).toEqual([])
  })

  it('reads of a customer what programs need: the version for a change, consents with their proof, rewards', async () => {
    const owner = await openBusiness()
    const points = { name: 'Points', type: 'points', config: { minimumRedemption: 1, welcomeBonus: 80 } }
    const { id: program_id } = (await owner.post('/api/v1/programs', points)).body as { id: string }
    const customer_id = await addCustomer(owner)
    const cake = { program_id, name: 'Cake', points_price: 80, valid_days: 30 }
    const { id: rewardId } = (await owner.post('/api/v1/rewards', cake)).body as { id: string }
    const once = { 'idempotency-key': 'cake' }
    const claim = await owner.post(`/api/v1/rewards/${rewardId}/claim`, { customer_id }, once)
    const { reward } = claim.body as { reward: { id: string; redemption_code: string } }
    const program = await programWith(owner, ['customers:read', 'customers:write', 'codes:read'])
    const path = `/api/v1/customers/${customer_id}`
    const { version } = (await program.send('GET', path)).body as { version: number }
    const change = (notes: string) => program.send('PATCH', path, { version, notes })
    expect((await change('Oat milk')).body).toMatchObject({ notes: 'Oat milk' })
    expect((await change('Soy milk')).status).toBe(409)
    const agreed = { channel: 'email', given: true, consent_given: 'on_paper' }
    const { consents } = (await program.send('POST', `${path}/record-consent`, agreed)).body as {
      consents: object[]
    }
    expect(consents).toMatchObject([{ channel: 'email', given: true, wording: expect.any(String) }])
    expect((await program.send('GET', `${path}/consents`)).body).toEqual({ data: consents, next: null })
    const held = { id: reward.id, redemption_code: reward.redemption_code, status: 'earned' }
    expect((await program.send('GET', `${path}/rewards`)).body).toMatchObject({ data: [held], next: null })
  })

  it('tells whose code it is by the id alone, unless it may read customers or do a till’s work', async () => {
    const owner = await openBusiness()
    const rebate = { name: 'Rebates', type: 'rebate_code', config: { discountValue: 5 } }
    const { id: program_id } = (await owner.post('/api/v1/programs', rebate)).body as { id: string }
    const person = { first_name: 'Bo', last_name: 'Lind', email: 'bo@example.com', birthday: '1990-05-05' }
    const { id: customer_id } = (await owner.post('/api/v1/customers', person)).body as { id: string }
    const once = { 'idempotency-key': 'rebate' }
    const given = await owner.post(`/api/v1/programs/${program_id}/codes`, { customer_id }, once)
    const code = /"(?:redemption_)?code":"(\w+)"/.exec(given.text)![1]!
    const asked = async (scopes: string[]) =>
      (
        (await (await programWith(owner, scopes)).send('GET', `/api/v1/codes/${code}`)).body as {
          customer: object
        }
      ).customer
    const nobody = { first_name: null, last_name: null, email: null, phone: null, birthday: null }
    expect(await asked(['operations:read', 'codes:read', 'codes:write'])).toMatchObject({
      ...nobody,
      id: customer_id,
    })
    for (const scopes of [['till'], ['customers:read', 'codes:read']])
      expect(await asked(scopes)).toMatchObject({ ...person, id: customer_id })
  })

  it('makes each thing once under its idempotency key: a segment, templates, a campaign', async () => {
    const owner = await openBusiness()
    const scopes = ['segments:write', 'templates:write', 'campaigns:write']
    const made = (await owner.post('/api/app/api-keys', { name: 'CRM', scopes })).body as Made
    const crm = people.visitor()
    const rule = { match: 'all', of: [{ about: 'visits', is: 'at_least', value: 3 }] }
    const things: [path: string, body: object][] = [
      ['/api/v1/segments', { name: 'Often', rule }],
      ['/api/v1/sms-templates', { name: 'Cake', trigger_type: 'custom', message_template: 'Cake!' }],
      ['/api/v1/email-templates', { name: 'Menu', trigger_type: 'custom', subject: 'Menu', body: 'New!' }],
      ['/api/v1/campaigns', { name: 'News', type: 'sms', texts: [{ body: 'News!' }] }],
    ]
    for (const [path, body] of things) {
      const headers = { ...bearer(made.secret), 'idempotency-key': 'first' }
      const first = await crm.post(path, body, headers)
      expect([path, first.status, first.text.includes('idempotency')]).toEqual([path, 201, false])
      const again = await crm.post(path, body, headers)
      expect([path, again.status, (again.body as { id: string }).id]).toEqual([
        path,
        201,
        (first.body as { id: string }).id,
      ])
      expect((await crm.post(path, { ...body, name: 'Other' }, headers)).status).toBe(409)
      expect((await crm.send('POST', path, body, bearer(made.secret))).status).toBe(400)
    }
  })
})

describe('a purchase of a number that nobody has', () => {
  it('adds a customer for a key that may add them, and waits for somebody otherwise', async () => {
    const owner = await openBusiness()
    const bought = async (scopes: string[], phone: string) => {
      const happened_at = people.clock.now().toISOString()
      const operation = { key: crypto.randomUUID(), kind: 'purchase', phone, amount: 500, happened_at }
      const program = await programWith(owner, scopes)
      const handed = { sent_at: happened_at, operations: [operation] }
      const { body } = await program.send('POST', '/api/v1/operations/batch', handed)
      return (body as { data: object[] }).data
    }
    const alone = await bought(['operations:write'], '+14155550170')
    expect(alone).toMatchObject([{ outcome: 'case', reason: 'customer_unknown' }])
    expect((await owner.get('/api/v1/customers')).body).toMatchObject({ data: [] })
    const both = await bought(['customers:write', 'operations:write'], '+14155550171')
    expect([...both, ...(await bought(['till'], '+14155550172'))]).toMatchObject(
      Array(2).fill({ outcome: 'recorded' }),
    )
  })
})

describe('dating back', () => {
  it('is a scope of its own: with it hours, without it minutes', async () => {
    const owner = await openBusiness()
    await owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const customer = await addCustomer(owner)
    people.clock.advance(3 * 3_600_000)
    const hoursAgo = () => {
      const sent_at = people.clock.now()
      const happened_at = new Date(sent_at.getTime() - 2 * 3_600_000).toISOString()
      const operation = {
        key: crypto.randomUUID(),
        kind: 'purchase',
        customer_id: customer,
        amount: 500,
        happened_at,
      }
      return { sent_at: sent_at.toISOString(), operations: [operation] }
    }
    const path = '/api/v1/operations/batch'
    for (const scopes of [['till'], ['operations:write']]) {
      const refused = await (await programWith(owner, scopes)).send('POST', path, hoursAgo())
      expect(said(refused)).toEqual([
        400,
        'Without the scope operations:backdate, an API key records what happened in the last 15 minutes',
      ])
    }
    const alone = await programWith(owner, ['operations:backdate'])
    expect(refusalOf(await alone.send('POST', path, hoursAgo()))?.details).toMatchObject({ reason: 'scope' })
    const dated = await programWith(owner, ['operations:write', 'operations:backdate'])
    const recorded = await dated.send('POST', path, hoursAgo())
    expect(recorded.body).toMatchObject({ data: [{ outcome: 'recorded' }] })
  })
})

describe('the limit of calls', () => {
  it('is told with each answer, beside Retry-After once it is reached', async () => {
    const owner = await openBusiness()
    const made = (await owner.post('/api/app/api-keys', { name: 'Web shop' })).body as Made
    const call = () => people.visitor().get('/api/v1/customers/lookup', bearer(made.secret))
    const first = await call()
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60')
    expect(first.headers.get('ratelimit')).toBe('"key";r=599;t=60')
    await people.rows('update attempts set count = 600 where key = $1', [`api-key:${made.id}`])
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await owner.get('/api/v1/customers')).headers.get('ratelimit')).toBeNull()
  })
})
