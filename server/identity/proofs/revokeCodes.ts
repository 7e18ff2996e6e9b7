import { and, eq, inArray, or } from 'drizzle-orm'
import { findPerson } from '#server/identity/auth/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { accountMails } from './mail/tables.ts'
import { oneTimeCodes } from './tables.ts'
import { findAccountPhone } from './texts/accountPhones.ts'
import { accountTexts } from './texts/tables.ts'

/**
 * Deletes a person's codes, and the mails and texts that would still bring one: codes that sign in, by the address or
 * the phone, and codes that would add something to the account, such as a phone.
 */
export async function revokeCodes(tx: Tx, userId: string): Promise<void> {
  const person = await findPerson(tx, userId)
  if (!person) return
  const phone = await findAccountPhone(tx, userId)
  const recipients = [person.email, ...(phone ? [phone] : [])]
  const isCode = inArray(accountMails.kind, ['sign-in-code', 'sign-up-code'])
  // The mails first: if one is being composed, this waits and then finds its code.
  await tx.delete(accountMails).where(and(eq(accountMails.recipient, person.email), isCode))
  await tx
    .delete(accountTexts)
    .where(or(eq(accountTexts.userId, userId), inArray(accountTexts.recipient, recipients)))
  await tx
    .delete(oneTimeCodes)
    .where(or(eq(oneTimeCodes.userId, userId), inArray(oneTimeCodes.recipient, recipients)))
}
