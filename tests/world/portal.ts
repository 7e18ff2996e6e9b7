import { and, eq } from 'drizzle-orm'
import { pinOwner } from '#server/identity/customer-access/pins/pins.ts'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { hashPassword, sealPin } from '#server/platform/passwords/index.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { type NewBusiness, openBusinessFor, type TestBusiness } from '#tests/world/business.ts'
import { openProduct, type ProductOptions, testKeys } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

export type Portal = Awaited<ReturnType<typeof openPortal>>

export type NewCustomer = {
  phone?: string
  pin?: string | null
  proven?: boolean
  enabled?: boolean
  firstName?: string
}

/** The whole product at two in the afternoon, with businesses and customers who know their phones. */
export async function openPortal(options: ProductOptions = {}) {
  const clock = travellingClock(new Date('2026-03-02T14:00:00Z'))
  const product = await openProduct(clock, options)
  const { database } = product.services
  let phones = 0
  const rows = <Row>(text: string, values: unknown[] = []) =>
    queryAsSuperuser<Row>(product.database, database, text, values)
  return {
    product,
    services: product.services,
    clock,
    rows,
    /** A number that is not used yet. */
    newPhone: () => {
      phones += 1
      return `+1415555${String(1000 + phones)}`
    },
    newBusiness: (wanted: NewBusiness = {}) => openBusinessFor(database, { now: clock.now(), ...wanted }),
    visitor: product.visitor,
    /** The latest text to a phone, as the worker would send it. */
    async lastText(phone: string): Promise<string | undefined> {
      const found = await rows<{ text: string }>(
        `select coalesce(outgoing, content) as text from communication_logs where recipient = $1 and type = 'sms'
         order by created_at desc, id desc limit 1`,
        [phone],
      )
      return found[0]?.text
    },
    close: product.close,
  }
}

/** Hashes each PIN only once: it takes as long as a hundred statements. */
const hashes = new Map<string, Promise<string>>()
const hashOnce = (pin: string): Promise<string> => {
  const hashed = hashes.get(pin) ?? hashPassword(pin)
  hashes.set(pin, hashed)
  return hashed
}

/** A customer of a business, by default with a working PIN. An unproven PIN is from before PINs needed a proof. */
export function newCustomer(
  business: TestBusiness,
  customer: NewCustomer & { phone: string },
): Promise<string> {
  const { phone, pin = '4711', proven = true, enabled = true, firstName = 'Ada' } = customer
  return business.run(async (ctx) => {
    const { id } = await addCustomer(ctx, { phone, first_name: firstName, last_name: 'Guest' })
    await ctx.tx
      .update(customers)
      .set({
        auth_pin:
          pin && sealPin(createKeyring(testKeys), await hashOnce(pin), pinOwner(ctx.businessId, phone)),
        phone_proven_at: proven ? ctx.now : null,
        portal_enabled: enabled,
      })
      .where(and(eq(customers.business_id, ctx.businessId), eq(customers.id, id)))
    return id
  }, business.owner)
}

export const signIn = (visitor: Visitor, phone: string, pin: string, more: Record<string, unknown> = {}) =>
  visitor.post('/api/auth/portal/sign-in', { phone, pin, ...more })

export const messageOf = (answer: { body: unknown }): string =>
  (answer.body as { error: { message: string } }).error.message

/** Six digits that are the code in a text. */
export const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
