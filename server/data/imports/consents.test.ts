import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  header,
  type ImportingBusiness,
  messageOf,
  openImportingBusiness,
} from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
const newBusiness = (tier?: string, locale?: string) =>
  openImportingBusiness(product, { ...(tier && { tier }), ...(locale && { locale }) })

describe('consent', () => {
  const consents = (business: ImportingBusiness) =>
    business.rows<{ channel: string; source: string; wording: string; recorded_by: string }>(
      'select channel, source, wording, recorded_by from consents where business_id = $1 order by channel',
      [business.businessId],
    )

  it('is not assumed: nobody is opted in without a column or a statement of the importing person', async () => {
    const business = await newBusiness()
    await business.bring(`${header}Ada,,ada@example.com,2015550101,\n`)
    expect(await business.customers()).toMatchObject([{ opted_in_sms: false, opted_in_email: false }])
    expect(await consents(business)).toEqual([])
  })

  it('is what the importing person vouched for, recorded with their name', async () => {
    const business = await newBusiness()
    await business.bring(`${header}Ada,,ada@example.com,2015550101,\nBo,,bo@example.com,,\n`, {
      attests_sms: true,
    })
    expect((await business.customers()).map(({ opted_in_sms }) => opted_in_sms)).toEqual([true, false])
    const [proof, ...others] = await consents(business)
    expect(others).toEqual([])
    expect(proof).toMatchObject({ channel: 'sms', source: 'import', recorded_by: business.businessId })
    expect(proof!.wording).toContain('confirmed when importing "guests.csv"')
  })

  it('is what the file says for each person, whatever was ticked', async () => {
    const business = await newBusiness()
    const content =
      'email,email opt-in\na@example.com,yes\nb@example.com,no\nc@example.com,\nd@example.com,TRUE\n'
    await business.bring(content, { attests_email: true })
    expect((await business.customers()).map(({ opted_in_email }) => opted_in_email)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect((await consents(business))[0]!.wording).toBe(
      'The imported file "guests.csv" says that the customer agreed to emails.',
    )
  })

  it('sends no messages: an import welcomes nobody', async () => {
    const business = await newBusiness()
    await business.bring(`${header}Ada,,ada@example.com,2015550101,\n`, {
      attests_sms: true,
      attests_email: true,
    })
    expect(
      await business.rows('select 1 from communication_logs where business_id = $1', [business.businessId]),
    ).toEqual([])
  })
})

describe('somebody who withdrew their consent', () => {
  const file = `${header}Ada,,ada@example.com,2015550101,\n`
  const all = { attests_sms: true, attests_email: true }
  const agreedIn = async (business: ImportingBusiness) =>
    (await business.customers()).filter(({ erased_at }) => !erased_at)

  async function withdrawn({ erase = true } = {}) {
    const business = await newBusiness()
    await business.bring(file, all)
    const [ada] = await business.customers()
    for (const channel of ['email', 'sms'])
      await business.owner.post(`/api/v1/customers/${ada!.id}/record-consent`, { channel, given: false })
    if (erase) {
      const erased = await business.owner.post(`/api/v1/customers/${ada!.id}/erase`, { confirmation: 'Ada' })
      expect(erased.status, erased.text).toBe(200)
    }
    return business
  }

  it('and was erased is not opted in again by an attested import, or by what a file says', async () => {
    for (const [content, attests] of [
      [file, all],
      ['email,phone,email opt-in,sms opt-in\nADA@example.com,2015550101,yes,yes\n', {}],
    ] as const) {
      const business = await withdrawn()
      const { import: done } = await business.bring(content, attests)
      expect(await agreedIn(business)).toMatchObject([{ opted_in_sms: false, opted_in_email: false }])
      const error = expect.stringContaining('had ended their consent')
      expect(done).toMatchObject({ imported_rows: 1, mended: [{ row_number: 2, error }] })
    }
  })

  it('is not opted in as a second customer with the same address', async () => {
    const business = await withdrawn({ erase: false })
    await business.bring(`${header}Ada,,ada@example.com,,\n`, all, { add_known_emails: true })
    expect((await business.customers()).map(({ opted_in_email }) => opted_in_email)).toEqual([false, false])
  })

  it('leaves nothing but a hash behind', async () => {
    const business = await withdrawn()
    const kept = await business.rows<{ contact_hash: string }>(
      'select contact_hash from withdrawals where business_id = $1',
    )
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/ada|2015550101/i)
  })

  it.each([
    ['Argentina, without its 9', '+541123456789', '+5491123456789'],
    ['Argentina, with its 9', '+5491123456789', '+541123456789'],
    ['Mexico, with the 1 that it gave up', '+5215512345678', '+525512345678'],
    ['Germany, with its calling code twice', '+494915123456789', '+4915123456789'],
  ])('is known by their phone however it was written: %s', async (_form, kept, imported) => {
    const business = await newBusiness()
    const subject = product.services.keyring.hash(`withdrawn:sms:${kept}`)
    await business.rows(
      `insert into withdrawals (business_id, channel, contact_hash, created_at) values ($1, 'sms', $2, now())`,
      [business.businessId, subject],
    )
    await business.bring(`${header}Ada,,,${imported},\n`, all)
    expect(await agreedIn(business)).toMatchObject([{ phone: imported, opted_in_sms: false }])
    const [ada] = await agreedIn(business)
    const given = { channel: 'sms', given: true, consent_given: 'in_person' }
    await business.owner.post(`/api/v1/customers/${ada!.id}/record-consent`, given)
    expect(await business.rows('select 1 from withdrawals where business_id = $1')).toEqual([])
  })

  it('agrees again with a word of their own', async () => {
    const business = await withdrawn()
    await business.bring(file, all)
    const [ada] = await agreedIn(business)
    const given = { channel: 'email', given: true, consent_given: 'in_person' }
    await business.owner.post(`/api/v1/customers/${ada!.id}/record-consent`, given)
    expect(await agreedIn(business)).toMatchObject([{ opted_in_email: true }])
    expect(await business.rows('select 1 from withdrawals where business_id = $1')).toHaveLength(1)
  })
})

describe('opening balances', () => {
  it('are added with the customer, points and stamps, once', async () => {
    const business = await newBusiness()
    for (const [name, type] of [
      ['Beans', 'points'],
      ['Coffee card', 'stamp_card'],
    ])
      await business.owner.post('/api/v1/programs', { name, type, config: {} })
    const content = 'email,Points,Coffee card\na@example.com,120,3\nb@example.com,0,\nc@example.com,many,\n'
    const { import: done, failures } = await business.bring(content)
    expect(done).toMatchObject({ imported_rows: 2, invalid_rows: 1 })
    expect(failures).toMatchObject([{ row_number: 4, error: expect.stringMatching(/^Invalid points/) }])
    expect((await business.customers()).map(({ total_points }) => Number(total_points))).toEqual([120, 0])
    const entries = await business.rows<{ points: number; stamps: number }>(
      `select t.points::int, t.stamps from transactions t where t.business_id = $1 and kind = 'opening_balance' order by points`,
      [business.businessId],
    )
    expect(entries).toEqual([
      { points: 0, stamps: 3 },
      { points: 120, stamps: 0 },
    ])
  })

  it('can also be visits and counted purchases; a ladder made later counts those visits', async () => {
    const business = await newBusiness()
    const program = (name: string, type: string) =>
      business.owner.post('/api/v1/programs', { name, type, config: {} })
    await program('Bagels', 'free_item')
    const file =
      'email,Visits,Purchases\na@example.com,60,4\nb@example.com,,\nc@example.com,-1,\nd@example.com,,9e9\n'
    const { import: done, failures } = await business.bring(file)
    expect(done).toMatchObject({ imported_rows: 2, invalid_rows: 2 })
    expect(failures.map(({ error }) => error)).toEqual([
      'Invalid visits (use a whole number, at most 100000)',
      'Invalid purchases (use a whole number, at most 100)',
    ])
    await program('Ladder', 'discount')
    const [first] = await business.customers()
    const bought = { customer_id: first!.id, amount: 1000 }
    const { body } = await business.owner.post('/api/v1/purchases/preview', bought)
    // The fifth bagel is free; from 20 visits the ladder takes off 15%.
    expect(body).toMatchObject({
      paid: 850,
      rewards: [{ type: 'free_item' }],
      programs: [{}, { visits: 61 }],
    })
  })

  it('can be imported only by an admin', async () => {
    const business = await newBusiness()
    await business.owner.post('/api/v1/programs', { name: 'Beans', type: 'points', config: {} })
    await business.rows(`update tenant_members set role = 'member' where business_id = $1`, [
      business.businessId,
    ])
    const { import: uploaded, preview } = await business.uploaded('email,points\na@example.com,1000\n')
    const answer = await business.check(uploaded.id, preview.mapping)
    expect([answer.status, messageOf(answer)]).toEqual([403, 'Only an admin of the shop can import balances'])
  })
})
