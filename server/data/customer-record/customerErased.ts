import { z } from 'zod'
import { type Customer, hashContact } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { defineKind } from '#server/platform/journal/index.ts'

/** An erasure, for the journal: the customer with those merged into them, and keyed hashes of their contacts. */
export const customerErased = defineKind(
  'customer erased',
  z.object({
    business: z.uuid(),
    customers: z.array(z.uuid()),
    contacts: z.array(z.object({ channel: z.enum(['sms', 'email']), contact_hash: z.string() })),
  }),
)
export type CustomerErased = z.infer<typeof customerErased.facts>

export const erasedFacts = (ctx: BusinessContext, family: Customer[]): CustomerErased => ({
  business: ctx.businessId,
  customers: family.map(({ id }) => id),
  contacts: family.flatMap(({ phone, email }) => [
    ...(phone ? [hashContact(ctx, { channel: 'sms', contact: phone })] : []),
    ...(email ? [hashContact(ctx, { channel: 'email', contact: email })] : []),
  ]),
})
