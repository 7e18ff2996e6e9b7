import { findFamily, recordConsent } from '#server/loyalty/customers/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ConsentEntry } from './contract.ts'
import { lockPresent } from './presentCustomer.ts'
import { readConsents } from './readRecord.ts'

const goods = { sms: 'text messages', email: 'emails' } as const

/**
 * Records what a customer told staff about texts or emails. Without a change nothing is written.
 * @throws {Refusal} 'conflict' for texts to a phone that replied STOP: only its owner can lift that.
 */
export async function changeConsent(
  ctx: BusinessContext,
  { customerId, channel, given }: { customerId: string; channel: 'sms' | 'email'; given: boolean },
): Promise<ConsentEntry[]> {
  requireStaff(ctx)
  const customer = await lockPresent(ctx, customerId)
  const holds = channel === 'sms' ? customer.opted_in_sms : customer.opted_in_email
  if (given && channel === 'sms' && customer.phone) await refuseStopped(ctx, customer.phone)
  if (holds !== given) {
    const wording = `The customer told a member of staff that they ${given ? 'want' : 'no longer want'} ${goods[channel]}.`
    await recordConsent(ctx, { customerId, channel, given, source: 'given to staff', wording })
  }
  return readConsents(ctx, await findFamily(ctx, customerId))
}

async function refuseStopped(ctx: BusinessContext, phone: string): Promise<void> {
  if (!(await isSuppressed(ctx.tx, ctx.keyring, phone))) return
  throw new Refusal('conflict', 'This phone replied STOP. Only its owner can lift that, by texting START.', {
    details: { reason: 'stopped' },
  })
}
