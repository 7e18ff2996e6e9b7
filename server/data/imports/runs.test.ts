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
    const business = await newBusiness(FREE)
    await business.bring(people(0, 20))
    const { import: uploaded, preview } = await business.uploaded(people(20, 31))
    const answer = await business.check(uploaded.id, preview.mapping)
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'Import would exceed your plan limit. Current: 20, Attempting to import: 31, Plan limit: 50. Please upgrade your subscription to import more customers.',
    ])
    expect(await business.customers()).toHaveLength(20)
  })

  it('also limits two imports that start at once', async () => {
    const business = await newBusiness(FREE)
    const checked = async (from: number) => {
      const { id } = await business.checked(people(from, 30))
      return id
    }
    const ids = [await checked(0), await checked(100)]
    const statuses = (await Promise.all(ids.map((id) => business.start(id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    await Promise.all(ids.map((id) => business.work(id)))
    expect(await business.customers()).toHaveLength(30)
    const late = (await Promise.all(ids.map((id) => business.start(id)))).map(messageOf).find(Boolean)
    expect(late).toMatch(/^Import would exceed your plan limit. Current: 30, Attempting to import: 30,/)
  })

  it('is not exceeded if its room is used up meanwhile', async () => {
    const business = await newBusiness(FREE)
    const { id } = await business.checked(people(0, 50))
    await business.start(id)
    await business.owner.post('/api/v1/customers', { first_name: 'At the till' })
    await business.work(id)
    const { import: done, failures } = await business.read(id)
    expect(done).toMatchObject({ imported_rows: 49, failed_rows: 1 })
    expect(failures).toMatchObject([{ row_number: 51, error: expect.stringContaining('no room') }])
    const [row] = await business.rows<{ usage_customers: number }>(
      'select usage_customers from businesses where id = $1',
      [business.businessId],
    )
    expect(row!.usage_customers).toBe(50)
  })
})

describe('an import', () => {
  it('that is started twice, and run twice at once, counts once', async () => {
    const business = await newBusiness()
    const { id } = await business.checked(people(0, 2500))
    const answers = await Promise.all([1, 2, 3].map(() => business.start(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([business.work(id), business.work(id)])
    await business.work(id)
    expect((await business.read(id)).import).toMatchObject({ imported_rows: 2500, processed_rows: 2500 })
    expect(await business.customers()).toHaveLength(2500)
  })

  it('loses one batch of 50 if a row cannot be stored, and no other', async () => {
    const business = await newBusiness()
    await business.rows(
      `alter table customers add constraint refuse_g60 check (first_name <> 'G60') not valid`,
      [],
    )
    const { import: done, id, failures } = await business.bring(people(0, 170))
    await business.rows('alter table customers drop constraint refuse_g60', [])
    expect(done).toMatchObject({ imported_rows: 120, failed_rows: 50, processed_rows: 170 })
    expect(failures.map(({ row_number }) => row_number)).toEqual(Array.from({ length: 50 }, (_, n) => n + 52))
    const { text, headers } = await business.owner.get(`/api/app/imports/${id}/failed_imports.csv`)
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
    const business = await newBusiness()
    const { id } = await business.bring(`${header}Fine,,fine@example.com,,\nOk,,mend at example.com,,\n`)
    await business.rows(`update "user" set language = 'de' where id = $1`, [business.businessId])
    const { text } = await business.owner.get(`/api/app/imports/${id}/failed_imports.csv`, {
      'accept-language': 'en',
    })
    const [failed] = parse(text, { columns: true, bom: true }) as Record<string, string>[]
    expect(failed).toMatchObject({ row_number: '3', first_name: 'Ok', error: 'Das ist keine E-Mail-Adresse' })
  })

  it('returns its failed rows in a file that can be corrected and imported, and is safe in spreadsheets', async () => {
    const business = await newBusiness()
    const { id } = await business.bring(`${header}Ok,,ok@example.com,,\n=1+1,,mend at example.com,,\n`)
    const { text } = await business.owner.get(`/api/app/imports/${id}/failed_imports.csv`)
    expect(text).toContain("3,'=1+1,,mend at example.com,,,Invalid email format")
    await business.bring(text.replace('mend at ', 'mend@'))
    expect((await business.customers()).map(({ first_name }) => first_name)).toEqual(['Ok', '=1+1'])
  })

  it('keeps nothing of the file at its end', async () => {
    const business = await newBusiness()
    const { id } = await business.bring(`${header}Ada,,ada@example.com,,\n`)
    expect(await business.rows('select from customer_import_pieces where import_id = $1', [id])).toEqual([])
  })

  it('fills no table with failed rows: those of the newest twenty are kept', async () => {
    const business = await newBusiness()
    const first = await business.bring(`${header}Ok,,ok@example.com,,\nAda,,ada at example.com,,\n`)
    expect(first.failures).toHaveLength(1)
    await business.rows(
      `insert into customer_imports (business_id, id, file_name, header, dates, status, total_rows, member_id, member_name, created_at, moved_at)
       select business_id, ('f0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'more.csv', header, dates, 'done', 1, member_id, member_name, now(), now()
       from customer_imports, generate_series(1, 19) n where id = $1`,
      [first.id],
    )
    expect((await business.read(first.id)).failures).toHaveLength(1)
    const last = await business.bring(`${header}Ok,,ok2@example.com,,\nBen,,ben at example.com,,\n`)
    expect((await business.read(last.id)).failures).toHaveLength(1)
    expect((await business.read(first.id)).failures).toEqual([])
  })

  it('deletes the failed rows of an erased person, and nobody else’s', async () => {
    const business = await newBusiness()
    const rows =
      'Ada,,ada@example.com,(415) 555-0143,\nAda,,,+1 (0)415 555-0143,\nBen,,ben at example.com,4155550144,\n'
    const { id, failures } = await business.bring(header + rows)
    expect(failures.map(({ row_number }) => row_number)).toEqual([3, 4])
    const [ada] = await business.customers()
    const erased = await business.owner.post(`/api/v1/customers/${ada!.id}/erase`, { confirmation: 'Ada' })
    expect(erased.status, erased.text).toBe(200)
    expect((await business.read(id)).failures.map(({ row_number }) => row_number)).toEqual([4])
  })

  it('cannot bring an erased person back: what was not started and holds them is gone, under their name, too', async () => {
    const business = await newBusiness()
    await business.bring(`${header}Ada,Byron,ada@example.com,(201) 555-0101,\n`, { attests_email: true })
    const [ada] = await business.customers()
    const others = await business.checked(`${header}Ben,,ben@example.com,2015550102,\n`)
    const byPhone = await business.checked(
      `${header}A. B.,,,+1 201 555-0101,\nBen,,ben@example.com,2015550102,\n`,
    )
    const { import: byMail } = await business.uploaded('Name,Mail\nA. B.,<ADA@example.com>\n')
    const named = await business.upload(`${header}Bo,,bo@example.com,,\n`, 'Byron, Ada.csv')
    const { id: named_id } = named.body as { id: string }
    const erased = await business.owner.post(`/api/v1/customers/${ada!.id}/erase`, {
      confirmation: 'Ada Byron',
    })
    expect(erased.status, erased.text).toBe(200)
    for (const id of [byPhone.id, byMail.id]) expect((await business.start(id)).status).toBe(404)
    expect((await business.read(named_id)).import).toMatchObject({ file_name: 'Erased.csv' })
    expect((await business.start(others.id)).status).toBe(200)
    await business.work(others.id)
    const now = (await business.customers()).filter(({ erased_at }) => !erased_at)
    expect(now.map(({ first_name }) => first_name)).toEqual(['Ben'])
  })

  it('is deleted with its people: a day after an upload that was never started, 30 days after its end', async () => {
    const business = await newBusiness()
    const { import: uploaded } = await business.uploaded(people(0, 1))
    const { id } = await business.bring(people(10, 1))
    const kept = async (days: number) => {
      const later = { now: () => new Date(Date.now() + days * 86_400_000) }
      await forgetImports({ ...product.services, clock: later })
      return (
        await business.rows<{ id: string }>('select id from customer_imports where business_id = $1')
      ).map((row) => row.id)
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
    const business = await newBusiness()
    const { id } = await business.bring(`${header}Ada,,ada@example.com,,\n`)
    expect((await business.check(id, ['email'])).status).toBe(409)
  })
})
