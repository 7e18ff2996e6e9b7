import { newId } from '#server/platform/context/ids.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { proveAddress } from './owner.ts'
import type { Product } from './product.ts'
import type { Answer, Visitor } from './visitor.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'
/** A phone's browser. A visitor without one counts as a machine. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'

export type OpenBusiness = {
  owner: Visitor
  businessId: string
  qrCodeId: string
  code: string
  path: string
}

/** A business that was opened by signing up, with a QR code. `program` is its only program, if any. */
export async function openBusinessWithCode(
  product: Product,
  {
    name = 'Blue Door Café',
    tier = AGENCY,
    program,
    qrCode = {},
    proven = true,
    address = '1 Main Street, Springfield',
  }: NewBusiness = {},
): Promise<OpenBusiness> {
  const owner = product.visitor()
  const signedUp = await owner.post('/api/auth/sign-up', {
    company_name: name,
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a fine password',
    tier_id: tier,
    locale: 'en-US',
  })
  const { business_id: businessId } = signedUp.body as { business_id: string }
  if (proven) await proveAddress(product.services.database.plain, businessId)
  if (address)
    await queryAsSuperuser(
      product.database,
      product.services.database,
      'update businesses set address = $2 where id = $1',
      [businessId, address],
    )
  if (program) await owner.post('/api/v1/programs', program, { 'idempotency-key': newId() })
  const made = await owner.post('/api/v1/qr-codes', qrCode)
  const { id, code } = made.body as { id: string; code: string }
  return { owner, businessId, qrCodeId: id, code, path: `/signup-form/${code}` }
}

type NewBusiness = {
  name?: string
  tier?: string
  program?: Record<string, unknown>
  qrCode?: { location_name?: string; custom_url?: string }
  /** True if the owner has confirmed their address. Default true. */
  proven?: boolean
  /** The postal address of the business; null for none. */
  address?: string | null
}

export const openForm = (
  customer: Visitor,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> => customer.get(path, { 'user-agent': PHONE, ...headers })

/** Sends the form as a browser without scripts does. */
export const sendForm = (
  customer: Visitor,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  customer.post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': PHONE,
    ...headers,
  })

/** The key that a rendered form would send. */
export const keyIn = (page: Answer): string => /name="key" value="([^"]+)"/.exec(page.text)![1]!

/** Functions to join a product's businesses and to read the resulting rows. */
export function joiningAt(product: Product) {
  let phones = 0
  const rows = <Row>(text: string, values: unknown[]) =>
    queryAsSuperuser<Row>(product.database, product.services.database, text, values)
  return {
    rows,
    /** A number that is not used yet. */
    newPhone: () => {
      phones += 1
      return `(212) 555-${String(phones).padStart(4, '0')}`
    },
    /** Opens the form and sends it. */
    join: async (business: OpenBusiness, fields: Record<string, string>, customer = product.visitor()) => {
      const key = keyIn(await openForm(customer, business.path))
      return sendForm(customer, business.path, { key, ...fields })
    },
    /** Allows the business's texts at night too, so that a test may run at any hour. */
    textsAtAnyHour: ({ businessId }: OpenBusiness) =>
      rows('update businesses set texts_from_hour = 0, texts_until_hour = 24 where id = $1', [businessId]),
    customersOf: ({ businessId }: OpenBusiness) =>
      rows<Record<string, unknown>>('select * from customers where business_id = $1 order by created_at', [
        businessId,
      ]),
    textsOf: ({ businessId }: OpenBusiness) =>
      rows<{ purpose: string; recipient: string; content: string }>(
        "select * from communication_logs where business_id = $1 and type = 'sms' order by created_at",
        [businessId],
      ),
    countsOf: async ({ qrCodeId }: OpenBusiness) => {
      const found = await rows<{ scan_count: number; signup_count: number }>(
        'select scan_count, signup_count from qr_codes where id = $1',
        [qrCodeId],
      )
      return found[0]
    },
  }
}
