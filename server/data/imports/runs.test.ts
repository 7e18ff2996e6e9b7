import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FREE, header, messageOf, openImportingBusiness, people } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { forgetImports } from './jobs.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
const newBusiness = (tier?: string, locale?: string) =>
  openImportingBusiness(product, { ...(tier && { tier }), ...(locale && { locale }) })

describe('the plan', () => {
  it('refuses more rows than it has room for, in the spec’s words, and imports nothing', async () => {
    const shop = await newBusiness(FREE)
    await shop.bring(people(0, 20))
    const { import: uploaded, preview } = await shop.uploaded(people(20, 31))
    const answer = await shop.check(uploaded.id, preview.mapping)
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'Import would exceed your plan limit. Current: 20, Attempting to import: 31, Plan limit: 50. Please upgrade your subscription to import more customers.',
    ])
    expect(await shop.customers()).toHaveLength(20)
  })

  it('also limits two imports that start at once', async () => {
    const shop = await newBusiness(FREE)
    const checked = async (from: number) => {
      const { id } = await shop.checked(people(from, 30))
      return id
    }
    const ids = [await checked(0), await checked(100)]
    const statuses = (await Promise.all(ids.map((id) => shop.start(id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    await Promise.all(ids.map((id) => shop.work(id)))
    expect(await shop.customers()).toHaveLength(30)
    const late = (await Promise.all(ids.map((id) => shop.start(id)))).map(messageOf).find(Boolean)
    expect(late).toMatch(/^Import would exceed your plan limit. Current: 30, Attempting to import: 30,/)
  })

  it('is not exceeded if its room is used up meanwhile', async () => {
    const shop = await newBusiness(FREE)
    const { id } = await shop.checked(people(0, 50))
    await shop.start(id)
    await shop.owner.post('/api/v1/customers', { first_name: 'At the till' })
    await shop.work(id)
    const { import: done, failures } = await shop.read(id)
    expect(done).toMatchObject({ imported_rows: 49, failed_rows: 1 })
    expect(failures).toMatchObject([{ row_number: 51, error: expect.stringContaining('no room') }])
    const [business] = await shop.rows<{ usage_customers: number }>(
      'select usage_customers from businesses where id = $1',
      [shop.businessId],
    )
    expect(business!.usage_customers).toBe(50)
  })
})

describe('an import', () => {
  it('that is started twice, and run twice at once, counts once', async () => {
    const shop = await newBusiness()
    const { id } = await shop.checked(people(0, 2500))
    const answers = await Promise.all([1, 2, 3].map(() => shop.start(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([shop.work(id), shop.work(id)])
    await shop.work(id)
    expect((await shop.read(id)).import).toMatchObject({ imported_rows: 2500, processed_rows: 2500 })
    expect(await shop.customers()).toHaveLength(2500)
  })

  it('loses one batch of 50 if a row cannot be stored, and no other', async () => {
    const shop = await newBusiness()
    await shop.rows(
      `alter table customers add constraint refuse_g60 check (first_name <> 'G60') not valid`,
      [],
    )
    const { import: done, id, failures } = await shop.bring(people(0, 170))
    await shop.rows('alter table customers drop constraint refuse_g60', [])
    expect(done).toMatchObject({ imported_rows: 120, failed_rows: 50, processed_rows: 170 })
    expect(failures.map(({ row_number }) => row_number)).toEqual(Array.from({ length: 50 }, (_, n) => n + 52))
    const { text, headers } = await shop.owner.get(`/api/app/imports/${id}/failed_imports.csv`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="failed_imports.csv"')
    const failed: Record<string, string>[] = parse(text, { columns: true })
    expect(failed).toHaveLength(50)
    expect(Object.keys(failed[0]!)).toEqual([
      'row_number',
      'first_name',
      'last_name',
      'email',
      'phone',
      'birthday',
      'error',
    ])
  })

  it('says in the language of the account what is wrong with each row of the file, under the names that an import knows', async () => {
    const shop = await newBusiness()
    const { id } = await shop.bring(`${header}Fine,,fine@example.com,,\nOk,,mend at example.com,,\n`)
    await shop.rows(`update "user" set language = 'de' where id = $1`, [shop.businessId])
    const { text } = await shop.owner.get(`/api/app/imports/${id}/failed_imports.csv`, {
      'accept-language': 'en',
    })
    const [failed] = parse(text, { columns: true, bom: true }) as Record<string, string>[]
    expect(failed).toMatchObject({ row_number: '3', first_name: 'Ok', error: 'Das ist keine E-Mail-Adresse' })
  })

  it('returns its failed rows in a file that can be corrected and imported, and is safe in spreadsheets', async () => {
    const shop = await newBusiness()
    const { id } = await shop.bring(`${header}Ok,,ok@example.com,,\n=1+1,,mend at example.com,,\n`)
    const { text } = await shop.owner.get(`/api/app/imports/${id}/failed_imports.csv`)
    expect(text).toContain("3,'=1+1,,mend at example.com,,,Invalid email format")
    await shop.bring(text.replace('mend at ', 'mend@'))
    expect((await shop.customers()).map(({ first_name }) => first_name)).toEqual(['Ok', '=1+1'])
  })

  it('keeps nothing of the file at its end', async () => {
    const shop = await newBusiness()
    const { id } = await shop.bring(`${header}Ada,,ada@example.com,,\n`)
    expect(await shop.rows('select from customer_import_pieces where import_id = $1', [id])).toEqual([])
  })

  it('fills no table with failed rows: those of the newest twenty are kept', async () => {
    const shop = await newBusiness()
    const first = await shop.bring(`${header}Ok,,ok@example.com,,\nAda,,ada at example.com,,\n`)
    expect(first.failures).toHaveLength(1)
    await shop.rows(
      `insert into customer_imports (business_id, id, file_name, header, dates, status, total_rows, member_id, member_name, created_at, moved_at)
       select business_id, ('f0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'more.csv', header, dates, 'done', 1, member_id, member_name, now(), now()
       from customer_imports, generate_series(1, 19) n where id = $1`,
      [first.id],
    )
    expect((await shop.read(first.id)).failures).toHaveLength(1)
    const last = await shop.bring(`${header}Ok,,ok2@example.com,,\nBen,,ben at example.com,,\n`)
    expect((await shop.read(last.id)).failures).toHaveLength(1)
    expect((await shop.read(first.id)).failures).toEqual([])
  })

  it('deletes the failed rows of an erased person, and nobody else’s', async () => {
    const shop = await newBusiness()
    const rows =
      'Ada,,ada@example.com,(415) 555-0143,\nAda,,,+1 (0)415 555-0143,\nBen,,ben at example.com,4155550144,\n'
    const { id, failures } = await shop.bring(header + rows)
    expect(failures.map(({ row_number }) => row_number)).toEqual([3, 4])
    const [ada] = await shop.customers()
    const erased = await shop.owner.post(`/api/v1/customers/${ada!.id}/erase`, { confirmation: 'Ada' })
    expect(erased.status, erased.text).toBe(200)
    expect((await shop.read(id)).failures.map(({ row_number }) => row_number)).toEqual([4])
  })

  it('cannot bring an erased person back: what was not started and holds them is gone, under their name, too', async () => {
    const shop = await newBusiness()
    await shop.bring(`${header}Ada,Byron,ada@example.com,(201) 555-0101,\n`, { attests_email: true })
    const [ada] = await shop.customers()
    const others = await shop.checked(`${header}Ben,,ben@example.com,2015550102,\n`)
    const byPhone = await shop.checked(
      `${header}A. B.,,,+1 201 555-0101,\nBen,,ben@example.com,2015550102,\n`,
    )
    const { import: byMail } = await shop.uploaded('Name,Mail\nA. B.,<ADA@example.com>\n')
    const named = await shop.upload(`${header}Bo,,bo@example.com,,\n`, 'Byron, Ada.csv')
    const { id: named_id } = named.body as { id: string }
    const erased = await shop.owner.post(`/api/v1/customers/${ada!.id}/erase`, { confirmation: 'Ada Byron' })
    expect(erased.status, erased.text).toBe(200)
    for (const id of [byPhone.id, byMail.id]) expect((await shop.start(id)).status).toBe(404)
    expect((await shop.read(named_id)).import).toMatchObject({ file_name: 'Erased.csv' })
    expect((await shop.start(others.id)).status).toBe(200)
    await shop.work(others.id)
    const now = (await shop.customers()).filter(({ erased_at }) => !erased_at)
    expect(now.map(({ first_name }) => first_name)).toEqual(['Ben'])
  })

  it('is deleted with its people: a day after an upload that was never started, 30 days after its end', async () => {
    const shop = await newBusiness()
    const { import: uploaded } = await shop.uploaded(people(0, 1))
    const { id } = await shop.bring(people(10, 1))
    const kept = async (days: number) => {
      const later = { now: () => new Date(Date.now() + days * 86_400_000) }
      await forgetImports({ ...product.services, clock: later })
      return (await shop.rows<{ id: string }>('select id from customer_imports where business_id = $1')).map(
        (row) => row.id,
      )
    }
    expect(await kept(0.9)).toEqual([uploaded.id, id])
    expect(await kept(1.1)).toEqual([id])
    expect(await kept(29.9)).toEqual([id])
    expect(await kept(30.1)).toEqual([])
  })

  it('cannot be seen by another shop', async () => {
    const [mine, theirs] = [await newBusiness(), await newBusiness()]
    const { import: uploaded, preview } = await theirs.uploaded(`${header}Ada,,,,\n`)
    const statuses = await Promise.all([
      mine.check(uploaded.id, preview.mapping),
      mine.start(uploaded.id),
      mine.owner.get(`/api/app/imports/${uploaded.id}`),
      mine.owner.get(`/api/app/imports/${uploaded.id}/failed_imports.csv`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('cannot be checked anew once it has started', async () => {
    const shop = await newBusiness()
    const { id } = await shop.bring(`${header}Ada,,ada@example.com,,\n`)
    expect((await shop.check(id, ['email'])).status).toBe(409)
  })
})
