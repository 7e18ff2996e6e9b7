import { askAgain } from '#server/platform/database/index.ts'
import type { SendOutcome } from '#server/platform/providers/sendOutcome.ts'
import { inBusiness } from '#server/services.ts'
import { type Claim, claimMessage } from './claimMessage.ts'
import { composeEmail, composeText } from './composeEmail.ts'
import { reportIds, statusPath } from './contract.ts'
import type { MessageServices } from './services.ts'
import { settleMessage } from './settleMessage.ts'

/** What became of a message is worth waiting for; the claim that it settles holds twice as long. */
const SETTLE_MS = 60_000

const worker = { kind: 'system', name: 'messages' } as const

/**
 * Sends one queued message: claim, network call, settlement, each committed before the next begins. Killed
 * in between, a message stays queued, or 'sending' until the recovery calls it uncertain; none goes twice.
 */
export async function sendMessage(
  services: MessageServices,
  { businessId, messageId }: { businessId: string; messageId: string },
): Promise<void> {
  const claim = await inBusiness(services, businessId, worker, (ctx) => claimMessage(ctx, messageId))
  if (!claim) return
  const outcome = await handOver(services, claim)
  if (outcome.outcome === 'rejected' && outcome.oursToMend)
    services.log.error(
      { message: messageId, code: outcome.code, reason: outcome.reason },
      'our settings keep mail from being sent',
    )
  // Settling twice is settling once, so it may be asked for again.
  await askAgain(SETTLE_MS, () =>
    inBusiness(services, businessId, worker, (ctx) =>
      settleMessage(ctx, claim.message, outcome, {
        smsSender: services.smsSender,
        mailSender: claim.sender,
      }),
    ),
  )
}

async function handOver(services: MessageServices, claim: Claim): Promise<SendOutcome> {
  const { message, sender } = claim
  if (message.type === 'email') {
    const email = await composeEmail(services, claim)
    if (!sender) return services.email.send(email)
    const from = { email: sender.fromEmail, name: sender.fromName }
    return services.sendgrid.send({ ...email, from, apiKey: sender.apiKey, ids: reportIds(message) })
  }
  return services.sms.send({
    to: message.recipient,
    body: composeText(services, claim),
    statusCallbackUrl: `${services.publicUrl}${statusPath(message)}`,
  })
}
