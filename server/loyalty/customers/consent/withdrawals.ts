import { domainToUnicode } from 'node:url'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { phoneForms } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Customer } from '../customer.ts'
import { withdrawals } from '../tables.ts'

type Channel = 'sms' | 'email'
/** A phone (E.164) or an email address (lower-cased), by its channel. */
export type Contact = { channel: Channel; contact: string }

const subject = ({ channel, contact }: Contact): string => `withdrawn:${channel}:${contact}`

/** An address as it is stored today, and with the letters of its domain, as imports once stored it. */
function addressForms(address: string): string[] {
  const at = address.lastIndexOf('@') + 1
  return [...new Set([address, address.slice(0, at) + domainToUnicode(address.slice(at))])]
}

/** Hashes of a contact in all its forms. A stored hash cannot be converted to a newer form. */
function hashesOf({ keyring }: Pick<BusinessContext, 'keyring'>, { channel, contact }: Contact): string[] {
  const forms = channel === 'sms' ? phoneForms(contact) : addressForms(contact)
  return forms.flatMap((form) => keyring.hashes(subject({ channel, contact: form })))
}

export const contactOf = (
  { phone, email }: Pick<Customer, 'phone' | 'email'>,
  channel: Channel,
): string | null => (channel === 'sms' ? phone : email)

/** A contact without the contact, as withdrawals are kept. */
export type HashedContact = { channel: Channel; contact_hash: string }

export const hashContact = (
  { keyring }: Pick<BusinessContext, 'keyring'>,
  contact: Contact,
): HashedContact => ({ channel: contact.channel, contact_hash: keyring.hash(subject(contact)) })

/** Records that the owner of this contact withdrew their consent. A repeat changes nothing. */
export const keepWithdrawal = (ctx: BusinessContext, contact: Contact): Promise<void> =>
  keepHashedWithdrawal(ctx, hashContact(ctx, contact))

/** `keepWithdrawal` where only the hash is known. */
export async function keepHashedWithdrawal(
  { tx, businessId, now }: BusinessContext,
  hashed: HashedContact,
): Promise<void> {
  await tx
    .insert(withdrawals)
    .values({ business_id: businessId, ...hashed, created_at: now })
    .onConflictDoNothing()
}

/** Deletes a withdrawal, when its customer agreed again themselves. */
export async function liftWithdrawal(ctx: BusinessContext, contact: Contact): Promise<void> {
  await ctx.tx
    .delete(withdrawals)
    .where(
      and(
        eq(withdrawals.business_id, ctx.businessId),
        eq(withdrawals.channel, contact.channel),
        inArray(withdrawals.contact_hash, hashesOf(ctx, contact)),
      ),
    )
}

/** True if anybody of a business withdrew their consent to a channel. */
export async function hasWithdrawals(
  { tx, businessId }: BusinessContext,
  channel: Channel,
): Promise<boolean> {
  const [any] = await tx
    .select({ channel: withdrawals.channel })
    .from(withdrawals)
    .where(and(eq(withdrawals.business_id, businessId), eq(withdrawals.channel, channel)))
    .limit(1)
  return any !== undefined
}

/** Finds which of these contacts withdrew; returns a test of one contact. */
export async function findWithdrawn(
  ctx: BusinessContext,
  contacts: Contact[],
): Promise<(contact: Contact) => boolean> {
  const { tx, businessId } = ctx
  const hashes = contacts.flatMap((contact) => hashesOf(ctx, contact))
  if (hashes.length === 0) return () => false
  const found = await tx
    .select({ hash: withdrawals.contact_hash })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.business_id, businessId),
        sql`${withdrawals.contact_hash} = any(${sql.param(hashes)}::text[])`,
      ),
    )
  const known = new Set(found.map(({ hash }) => hash))
  return (contact) => hashesOf(ctx, contact).some((hash) => known.has(hash))
}

/**
 * Records the withdrawals of these customers before they are erased, by the last answer of each channel. This covers
 * withdrawals from before hashes were kept.
 */
export async function keepWithdrawalsOf(ctx: BusinessContext, some: Customer[]): Promise<void> {
  const ids = some.map(({ id }) => id)
  const last = await queryRows<{ customer_id: string; channel: Channel; given: boolean }>(
    ctx.tx,
    sql`select distinct on (customer_id, channel) customer_id, channel, given from consents
        where business_id = ${ctx.businessId} and customer_id = any(${sql.param(ids)}::uuid[])
        order by customer_id, channel, created_at desc, id desc`,
  )
  for (const { customer_id, channel, given } of last) {
    const customer = some.find(({ id }) => id === customer_id)
    const contact = customer && contactOf(customer, channel)
    if (contact && !given) await keepWithdrawal(ctx, { channel, contact })
  }
}
