import { expect } from 'vitest'
import type { CheckView, ImportView, PreviewView } from '#server/data/imports/contract.ts'
import { runImport } from '#server/data/imports/index.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'
import type { Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'

export const FREE = '01939c00-0000-7000-8000-000000000001'
export const AGENCY = '01939c00-0000-7000-8000-000000000003'
export const header = 'first_name,last_name,email,phone,birthday\n'
/** A file of `count` people, numbered from `from`. */
export const people = (from: number, count: number) =>
  `${header}${Array.from({ length: count }, (_, n) => `G${from + n},,g${from + n}@example.com,,\n`).join('')}`

export const messageOf = ({ body }: Answer) => (body as { error?: { message: string } }).error?.message

type Attestation = { attests_sms?: boolean; attests_email?: boolean }
type Content = string | Uint8Array<ArrayBuffer>
export type ImportingBusiness = Awaited<ReturnType<typeof openImportingBusiness>>

let businesses = 0

/** A business and its owner's work with files. `work` runs the worker once. */
export async function openImportingBusiness(product: Product, { tier = AGENCY, locale = 'en-US' } = {}) {
  businesses += 1
  const owner = product.visitor()
  const company = {
    company_name: 'Café',
    email: `owner${businesses}@example.com`,
    password: 'a fine password',
  }
  const signedUp = await owner.post('/api/auth/sign-up', { ...company, tier_id: tier, locale })
  const { business_id: businessId } = signedUp.body as { business_id: string }
  const rows = <Row>(text: string, values: unknown[] = [businessId]) =>
    queryAsSuperuser<Row>(product.database, product.services.database, text, values)

  const upload = (content: Content, name?: string) => owner.post(`/api${uploadPath(name)}`, csvFile(content))
  const uploaded = async (content: Content) => {
    const answer = await upload(content)
    expect(answer.status, answer.text).toBe(201)
    const { preview, ...found } = answer.body as ImportView & { preview: PreviewView }
    return { import: found, preview }
  }
  const check = (id: string, mapping: (string | null)[], more = {}) =>
    owner.post(`/api/app/imports/${id}/check`, { mapping, ...more })
  /** Uploads a file and checks it with the suggested mapping. */
  const checked = async (content: Content, more = {}) => {
    const { import: found, preview } = await uploaded(content)
    const answer = await check(found.id, preview.mapping, more)
    expect(answer.status, answer.text).toBe(200)
    return { id: found.id, check: answer.body as CheckView }
  }
  const start = (id: string, attestation: Attestation = {}) =>
    owner.post(`/api/app/imports/${id}/start`, { attests_sms: false, attests_email: false, ...attestation })
  const work = (importId: string) => runImport(product.services, { businessId, importId })
  const read = async (id: string) => {
    const { failures, ...found } = (await owner.get(`/api/app/imports/${id}`)).body as ImportView & {
      failures: { row_number: number; error: string }[]
    }
    return { import: found, failures }
  }
  /** Takes all steps of an import, as the screen does. */
  const bring = async (content: Content, attestation: Attestation = {}, more = {}) => {
    const { id, check } = await checked(content, more)
    const started = await start(id, attestation)
    expect(started.status, started.text).toBe(200)
    await work(id)
    return { id, check, ...(await read(id)) }
  }
  const customers = () =>
    rows<Record<string, unknown>>('select * from customers where business_id = $1 order by id')
  return { owner, businessId, rows, upload, uploaded, check, checked, start, work, read, bring, customers }
}
