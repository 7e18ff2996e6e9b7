import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Again } from '#server/platform/journal/index.ts'
import { findSurvivor } from '../list/findCustomer.ts'
import { lockCustomers } from '../lockCustomers.ts'
import type { ConsentEnded } from './consentEnded.ts'
import { recordConsent } from './recordConsent.ts'
import { keepHashedWithdrawal } from './withdrawals.ts'

const wording = 'Ended between the backup and the restore of the data.'

/**
 * Ends a consent again that ended after the backup from which the database was restored. Whoever joined after it is
 * unknown here; the hash of their contact keeps an import from opting them in.
 */
export async function endConsentAgain(
  ctx: BusinessContext,
  { customer, channel, contact_hash, source }: ConsentEnded,
): Promise<Again> {
  if (contact_hash !== null) await keepHashedWithdrawal(ctx, { channel, contact_hash })
  const [found] = await lockCustomers(ctx, [await findSurvivor(ctx, customer)])
  if (!found) return 'unknown'
  if (!(channel === 'sms' ? found.opted_in_sms : found.opted_in_email)) return 'as it is'
  await recordConsent(ctx, { customerId: found.id, channel, given: false, source, wording })
  return 'done'
}
