import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import type { ErrorBody } from '#server/platform/http/contract.ts'
import { sentences } from '#tests/world/auditLog.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { openPeople, type People } from './people.ts'

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' }
const FREE = '01939c00-0000-7000-8000-000000000001'

let product: Product
let owner: Visitor
beforeAll(async () => {
  product = await openProduct()
  owner = product.visitor()
  const account = { company_name: 'Blue Door', email: 'owner@sprache.example', password: 'a fine password' }
  expect((await owner.post('/api/auth/sign-up', { ...account, tier_id: FREE })).status).toBe(201)
})
afterAll(() => product?.close())

const errorOf = ({ body }: Answer) => (body as ErrorBody).error

describe('a refused request', () => {
  it('is refused alike whatever language it names, and says nothing that a caller wrote there', async () => {
    const path = `/api/v1/customers/${newId()}`
    for (const wanted of [
      '',
      '*',
      'xx',
      'de;q=oops',
      '<script>',
      'de,'.repeat(2000),
      'constructor',
      '__proto__',
    ]) {
      const answer = await owner.get(path, { 'accept-language': wanted })
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'not_found'])
      expect(['Customer not found', 'Diesen Kunden gibt es nicht']).toContain(errorOf(answer).message)
    }
  })

  it('is answered to a German owner in German, and to a program without the header in English to the letter', async () => {
    const path = `/api/v1/customers/${newId()}`
    const [german, english] = [await owner.get(path, GERMAN), await owner.get(path)]
    expect([english.status, errorOf(english).code, errorOf(english).message]).toEqual([
      404,
      'not_found',
      'Customer not found',
    ])
    expect([german.status, errorOf(german).code, errorOf(german).message]).toEqual([
      404,
      'not_found',
      'Diesen Kunden gibt es nicht',
    ])
  })

  it('says beside each field what is wrong in the same language', async () => {
    const wrong = { name: ' ', type: 'points', config: { pointsPerDollar: 'many' } }
    const [german, english] = [
      await owner.post('/api/v1/programs', wrong, GERMAN),
      await owner.post('/api/v1/programs', wrong),
    ]
    expect([german.status, errorOf(german).code]).toEqual([english.status, errorOf(english).code])
    expect(Object.keys(errorOf(german).fields ?? {})).toEqual(Object.keys(errorOf(english).fields ?? {}))
    expect(errorOf(german).message).not.toBe(errorOf(english).message)
  })
})

it('the audit log tells the same entries in the language of the request', async () => {
  await owner.post('/api/v1/programs', { name: 'Kaffee', type: 'points', config: {} })
  expect(await sentences(owner)).toContain('Blue Door made the program Kaffee')
  const { body } = await owner.get('/api/app/audit', GERMAN)
  const { data } = body as { data: { sentence: string }[] }
  expect(data.map(({ sentence }) => sentence)).toContain('Blue Door hat das Programm Kaffee erstellt')
})

it('a repeated purchase gets the first result, said in the language of whoever repeats it', async () => {
  const added = await owner.post('/api/v1/customers', { first_name: 'Ana', phone: '+14155550123' })
  const purchase = { customer_id: (added.body as { id: string }).id, amount: 500 }
  await owner.post('/api/v1/purchases', purchase)
  const again = { ...GERMAN, 'idempotency-key': newId() }
  const german = await owner.post('/api/v1/purchases', purchase, again)
  const english = await owner.post('/api/v1/purchases', purchase, {
    'idempotency-key': again['idempotency-key'],
  })
  const [said, first] = [german, english].map(
    ({ body }) => body as { operation_id: string; visit: { reason: string | null } },
  )
  expect(said!.operation_id).toBe(first!.operation_id)
  expect(said!.visit.reason).toMatch(/^Der letzte Besuch ist keine Minute her: Innerhalb von \d+ Minuten/)
  expect(first!.visit.reason).toMatch(/^Last visit less than a minute ago: within \d+ minutes/)
})

describe('a mail to somebody of a team', () => {
  let people: People
  beforeAll(async () => {
    people = await openPeople()
  })
  afterAll(() => people?.close())

  it('is in the language that they chose, and in English where they chose none', async () => {
    const [german, nobody] = [await people.signUp(), await people.signUp()]
    await people.rows(`update "user" set language = 'de' where email = $1`, [german.email])
    for (const { email } of [german, nobody]) await people.visitor().post('/api/auth/recover', { email })
    await people.deliver()
    const [own, usual] = [people.mails(german.email).at(-1)!, people.mails(nobody.email).at(-1)!]
    expect([own.subject, usual.subject]).toEqual(['Wähle ein neues Passwort', 'Choose a new password'])
    expect(own.html).toContain('<html lang="de" dir="ltr">')
    expect(own.html).toContain('Oder öffne diese Adresse:')
    expect(own.text).toContain('Er gilt einmal')
    expect(usual.html).toContain('<html lang="en" dir="ltr">')
  })
})
