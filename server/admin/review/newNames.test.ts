import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { sentences } from '#tests/world/auditLog.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { NewName, NewNames } from '../contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'

let product: Product
let admin: Visitor
beforeAll(async () => {
  product = await openProduct()
  const made = await newBusiness('The platform')
  admin = made.visitor
  await rows('insert into super_admins values ($1)', [made.businessId])
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)

let businesses = 0
async function newBusiness(company_name: string) {
  const visitor = product.visitor()
  const email = `owner${++businesses}@names.example`
  const account = { email, password: 'a fine password', tier_id: FREE, locale: 'en-US' }
  const { body } = await visitor.post('/api/auth/sign-up', { company_name, ...account })
  return { visitor, email, businessId: (body as { business_id: string }).business_id }
}

async function save(owner: Visitor, change: object) {
  const { body } = await owner.get('/api/app/settings')
  const { profile, version } = body as { profile: object; version: number }
  expect(
    (await owner.send('PUT', '/api/app/settings/profile', { ...profile, version, ...change })).status,
  ).toBe(200)
}

const unseen = async () => (await admin.get('/api/app/admin/names')).body as NewNames
const namesOf = ({ data: names }: NewNames, businessId: string) =>
  names
    .filter((one) => one.business_id === businessId)
    .map(({ name, previous_name }) => [name, previous_name])
const keys = (names: NewName[]) => ({ names: names.map(({ business_id, id }) => ({ business_id, id })) })
const see = (names: NewName[], who = admin) => who.post('/api/app/admin/names/see', keys(names))

describe('new names', () => {
  it('are listed from the sign-up on, each change with the former name, also a reverted one', async () => {
    const { visitor, email, businessId } = await newBusiness('Studio 54')
    await save(visitor, { company_name: 'Chase Support' })
    await save(visitor, { company_name: 'Studio 54' })
    await save(visitor, { address: 'A street 1, A town' })
    const found = await unseen()
    expect(namesOf(found, businessId)).toEqual([
      ['Studio 54', 'Chase Support'],
      ['Chase Support', 'Studio 54'],
      ['Studio 54', null],
    ])
    expect(found.data[0]).toMatchObject({ email, at: expect.stringMatching(/Z$/) })
    expect(found.total).toBe(found.data.length)
    expect(JSON.stringify(found)).not.toContain('The platform')
  })

  it('are marked once, by one super admin of two at the same time, and the shop’s log names them', async () => {
    const { visitor, businessId } = await newBusiness('Corner Flowers')
    const mine = (await unseen()).data.filter((one) => one.business_id === businessId)
    const answers = await Promise.all([see(mine), see(mine)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of answers) expect(namesOf(body as NewNames, businessId)).toEqual([])
    const said = await sentences(visitor)
    expect(said.filter((one) => one.includes('looked at the shop’s new name'))).toHaveLength(1)
    expect(
      await rows('select 1 from company_names where business_id = $1 and seen_by is not null', [businessId]),
    ).toHaveLength(1)
  })

  it('are shown in turn if there are many, and none is lost', async () => {
    await see((await unseen()).data)
    for (let n = 0; n < 12; n++) await newBusiness(`Many ${n}`)
    const first = await unseen()
    expect([first.data.length, first.total]).toEqual([10, 12])
    const rest = (await see(first.data)).body as NewNames
    expect([rest.data.map(({ name }) => name), rest.total]).toEqual([['Many 1', 'Many 0'], 2])
  })

  it('cannot be seen or marked by anybody but a super admin, not even those of one’s own shop', async () => {
    const { visitor, businessId } = await newBusiness('Curious')
    const mine = (await unseen()).data.filter((one) => one.business_id === businessId)
    for (const who of [visitor, product.visitor()]) {
      expect((await who.get('/api/app/admin/names')).status).toBeGreaterThanOrEqual(401)
      expect((await see(mine, who)).status).toBeGreaterThanOrEqual(401)
    }
    expect(namesOf(await unseen(), businessId)).toHaveLength(1)
  })

  it('of one shop are not marked by naming another’s', async () => {
    const one = await newBusiness('One')
    const two = await newBusiness('Two')
    const [name] = (await unseen()).data.filter(({ business_id }) => business_id === one.businessId)
    await see([{ ...name!, business_id: two.businessId }])
    expect(namesOf(await unseen(), one.businessId)).toHaveLength(1)
  })
})
