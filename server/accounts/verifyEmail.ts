import { eq, sql } from 'drizzle-orm'
import { businesses } from '#server/companies/tables.ts'
import { isConflict, type Tx } from '#server/platform/database/index.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { confirmPassword, queueAccountMail, useToken } from '#server/sign-in/index.ts'
import { user } from '#server/sign-in/tables.ts'

type Person = { userId: string; email: string }

/** Mails the link once more; to a verified address nothing goes. */
export function resendVerification(services: Services, { userId, email }: Person): Promise<void> {
  return services.database.transaction({}, (tx) =>
    queueAccountMail(services, tx, { kind: 'verify-email', recipient: email, userId }),
  )
}

/**
 * Mails a link to a new address, after the password was given once more. Whether somebody has that address
 * already is told to its mailbox alone.
 */
export async function requestEmailChange(
  services: Services,
  person: Person,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (email === person.email) throw invalidField('email', 'This is your email address already')
  await confirmPassword(services, person.userId, password)
  await services.database.transaction({}, (tx) =>
    queueAccountMail(services, tx, { kind: 'change-email', recipient: email, userId: person.userId }),
  )
}

const types = { signup: 'verify-email', email_change: 'change-email' } as const

/**
 * Proves a mailbox with a mailed link, once, from any device; a new address becomes the account's.
 * @throws {Refusal} 'conflict' for a link that works no longer, or an address that somebody else has taken since.
 */
export async function verifyEmail(
  services: Services,
  { type, token }: { type: keyof typeof types; token: string },
): Promise<{ email: string }> {
  const { database, clock } = services
  return database.transaction({}, async (tx) => {
    const holder = await useToken(tx, clock.now(), types[type], token)
    const [known] = holder
      ? await tx.select({ email: user.email }).from(user).where(eq(user.id, holder.userId)).for('update')
      : []
    if (!holder || !known) throw deadLink()
    const { userId, email } = holder
    if (type === 'signup' && known.email !== email) throw deadLink()
    if (type === 'email_change') await moveTo(services, tx, { userId, from: known.email, to: email })
    await tx.update(user).set({ emailVerified: true, updatedAt: clock.now() }).where(eq(user.id, userId))
    return { email }
  })
}

const deadLink = () => new Refusal('conflict', 'This link has been used already or has expired')

async function moveTo(
  services: Services,
  tx: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  try {
    await tx.update(user).set({ email: to }).where(eq(user.id, userId))
  } catch (error) {
    if (isConflict(error)) throw deadLink()
    throw error
  }
  // Their own row, which is visible to them alone.
  await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`)
  await tx.update(businesses).set({ email: to }).where(eq(businesses.id, userId))
  await queueAccountMail(services, tx, { kind: 'email-changed', recipient: from, userId })
}
