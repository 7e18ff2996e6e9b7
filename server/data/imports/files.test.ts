import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvFile } from '#tests/world/files.ts'
import { header, messageOf, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { sampleFile } from '#web/console/imports/sampleFile.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
const newBusiness = (tier?: string, locale?: string) =>
  openImportingBusiness(product, { ...(tier && { tier }), ...(locale && { locale }) })

const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes)
}

describe('a file', () => {
  const content = 'first_name;email\nJosé Müller;jose@example.com\n'
  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['UTF-8', content],
    ['UTF-8 with a byte-order mark', `\ufeff${content}`],
    ['UTF-16 LE', utf16(content, false)],
    ['UTF-16 BE', utf16(content, true)],
    ['UTF-16 LE without a mark', utf16(content, false).slice(2)],
    ['Windows-1252', new Uint8Array(Buffer.from(content, 'latin1'))],
  ])('in %s is read as it was written', async (_encoding, bytes) => {
    const { preview } = await (await newBusiness()).uploaded(bytes)
    expect(preview.header).toEqual(['first_name', 'email'])
    expect(preview.rows).toEqual([['José Müller', 'jose@example.com']])
  })

  it.each([
    [',', 'first_name,email\n"Doe, Jane",jane@example.com\n', 'Doe, Jane'],
    [';', 'first_name;email\r\nJane;jane@example.com\r\n', 'Jane'],
    ['tab', 'first_name\temail\nJane\tjane@example.com\n', 'Jane'],
    ['quotes and line breaks', 'first_name,email\n"Jane ""J""\nDoe",jane@example.com\n', 'Jane "J" Doe'],
    ['old Mac line ends', 'first_name,email\rJane,jane@example.com\r', 'Jane'],
    ['a stray quote', 'first_name,email\nJane 5" Doe,jane@example.com\n', 'Jane 5" Doe'],
    ['our own apostrophe', "first_name,email\n'=Jane,jane@example.com\n", '=Jane'],
    ['blank lines', '\n\nfirst_name,email\n\nJane,jane@example.com\n,\n', 'Jane'],
  ])('separated by or with %s becomes a customer', async (_what, text, name) => {
    const business = await newBusiness()
    await business.bring(text)
    expect(await business.customers()).toMatchObject([{ first_name: name, email: 'jane@example.com' }])
  })

  it.each<[string, string | Uint8Array<ArrayBuffer>, string | undefined, string]>([
    ['of another name', header, 'guests.xlsx', 'Please upload a CSV file'],
    ['with a header alone', header, undefined, 'CSV file is empty or has no data rows'],
    ['with nothing in it', '', undefined, 'CSV file is empty or has no data rows'],
    ['with blank rows alone', `${header},,,,\n\n`, undefined, 'CSV file is empty or has no data rows'],
    ['of a picture', new Uint8Array([0x89, 0x50, 0, 0, 0, 0x0d, 0xff]), undefined, 'Failed to read CSV file'],
    [
      'whose quote never ends',
      'email\n"jane@example.com\nbo@example.com',
      undefined,
      'Failed to read CSV file',
    ],
  ])('%s is refused in the spec’s words', async (_what, content, name, message) => {
    const answer = await (await newBusiness()).upload(content, name)
    expect([answer.status, messageOf(answer)]).toEqual([400, message])
  })

  it('of 5 MB is refused, and a smaller one is not', async () => {
    const business = await newBusiness()
    const fill = (size: number) => `email\n${'x'.repeat(90)}\n`.padEnd(size, 'a@example.com\n')
    const refused = await business.upload(fill(5 * 1024 * 1024))
    expect([refused.status, messageOf(refused)]).toEqual([400, 'File size must be less than 5MB'])
    const huge = await business.upload(fill(6 * 1024 * 1024))
    expect([huge.status, messageOf(huge)]).toEqual([413, 'File size must be less than 5MB'])
    expect((await business.upload(fill(2 * 1024 * 1024))).status).toBe(201)
  })

  it('that is the sample is imported unchanged, in any country', async () => {
    for (const locale of ['en-US', 'de-DE']) {
      const business = await newBusiness(undefined, locale)
      const content = new Uint8Array(await sampleFile().arrayBuffer())
      const { preview } = await business.uploaded(content)
      expect(preview.mapping.filter((field) => field === null)).toEqual([])
      await business.bring(content)
      const brought = await business.customers()
      expect(brought).toHaveLength(3)
      expect(brought[0]).toMatchObject({ first_name: 'Ana', phone: '+12025550142' })
    }
  })

  it('that has no name is refused', async () => {
    const answer = await (await newBusiness()).owner.post('/api/app/imports', csvFile(header))
    expect([answer.status, messageOf(answer)]).toEqual([400, expect.anything()])
  })
})

describe('columns', () => {
  it.each([
    [
      ['first_name', 'last_name', 'email', 'phone', 'birthday'],
      ['first_name', 'last_name', 'email', 'phone', 'birthday'],
    ],
    [
      ['Mobile', 'First Name', 'E-mail', 'Nickname'],
      ['phone', 'first_name', 'email', null],
    ],
    [
      ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Handy', 'Geburtstag'],
      ['first_name', 'last_name', 'email', 'phone', 'birthday'],
    ],
    [
      ['Prénom', 'Nom', 'Courriel', 'Téléphone'],
      ['first_name', 'last_name', 'email', 'phone'],
    ],
    [
      ['Nome', 'Sobrenome', 'Telefone', 'Aniversário'],
      ['first_name', 'last_name', 'phone', 'birthday'],
    ],
    [
      ['EMAIL', 'email', 'SMS opt-in', 'Newsletter'],
      ['email', null, 'opted_in_sms', 'opted_in_email'],
    ],
    [
      ['Customer Name', 'Tel.'],
      ['full_name', 'phone'],
    ],
  ])('%j are found whatever their order and language', async (header, mapping) => {
    const { preview } = await (await newBusiness()).uploaded(
      `${header.join(',')}\n${header.map(() => 'x').join(',')}\n`,
    )
    expect(preview.mapping).toEqual(mapping)
  })

  it('have the meaning that the importing person chooses', async () => {
    const business = await newBusiness()
    const { import: uploaded } = await business.uploaded('a,b,c\nLovelace,Ada,ada@example.com\n')
    await business.check(uploaded.id, ['last_name', 'first_name', 'email'])
    await business.start(uploaded.id)
    await business.work(uploaded.id)
    expect(await business.customers()).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace' }])
  })

  it.each([
    [['email', 'email'], 'Each field can be one column only'],
    [['first_name', null], 'Choose the column with the email or the phone'],
    [['email'], 'The file has 2 columns, the mapping 1'],
    [['email', 'balance:01939c00-0000-7000-8000-00000000abcd'], 'This program is not there to choose'],
  ])('mapped as %j are refused', async (mapping, message) => {
    const business = await newBusiness()
    const { import: uploaded } = await business.uploaded('a,b\nx@example.com,y\n')
    const answer = await business.check(uploaded.id, mapping)
    expect([answer.status, messageOf(answer)]).toEqual([400, message])
  })
})
