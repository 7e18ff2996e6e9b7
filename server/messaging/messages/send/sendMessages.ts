import type { LimitFunction } from 'p-limit'
import type { SendOutcome } from '#server/platform/providers/sendOutcome.ts'
import { inBusiness } from '#server/services.ts'
import { composeText } from '../compose/composeText.ts'
import { reportIds, statusPath } from '../contract.ts'
import type { MessageServices } from '../services.ts'
import { type Claim, claimMessages } from './claimMessages.ts'
import { composeEmail } from './composeEmail.ts'
import { createSettler, type Settle } from './createSettler.ts'

const worker = { kind: 'system', name: 'messages' } as const

export type Sending = { businessId: string; messageId: string }
export type Sendings = { businessId: string; messageIds: string[] }

/** Limits of messages handed over at once, per channel; further ones wait for their turn. */
export type Lanes = Record<'sms' | 'email', LimitFunction>

/** Shared by the jobs of one process. */
export type Dispatch = { lanes: Lanes; settle: Settle; worker: string | null }

/** Sends one queued message as `sendMessages` does. */
export const sendMessage = (
  services: MessageServices,
  { businessId, messageId }: Sending,
  worker: string | null = null,
): Promise<void> =>
  sendMessages(services, businessId, [messageId], { settle: createSettler(services), worker })

/** Sends several queued messages of one business together, outside a job. */
export const sendQueued = (services: MessageServices, { businessId, messageIds }: Sendings): Promise<void> =>
  sendMessages(services, businessId, messageIds, { settle: createSettler(services), worker: null })

/** Sends several queued messages, those of each business together. */
export async function sendTogether(
  services: MessageServices,
  sendings: Sendings[],
  dispatch: Dispatch,
): Promise<void> {
  const byBusiness = Map.groupBy(sendings, ({ businessId }) => businessId)
  const all = [...byBusiness].map(([businessId, some]) =>
    sendMessages(
      services,
      businessId,
      some.flatMap(({ messageIds }) => messageIds),
      dispatch,
    ),
  )
  throwFirst(await Promise.allSettled(all))
}

/**
 * Sends queued messages of one business: claim, network calls, settlement, each committed before the next begins.
 * Killed in between, a message stays queued, or 'sending' until the recovery calls it uncertain; none goes twice.
 * Answers of the providers are recorded while others are still waited for.
 */
async function sendMessages(
  services: MessageServices,
  businessId: string,
  messageIds: string[],
  { lanes, settle, worker: claimant }: Omit<Dispatch, 'lanes'> & Partial<Dispatch>,
): Promise<void> {
  const claims = await inBusiness(services, businessId, worker, (ctx) =>
    claimMessages(ctx, messageIds, { askCampaigns: services.askCampaigns, worker: claimant }),
  )
  const all = claims.map(async (claim) => {
    const lane = lanes?.[claim.message.type]
    const outcome = await (lane ? lane(() => handOver(services, claim)) : handOver(services, claim))
    reportOurs(services, claim, outcome)
    await settle(businessId, { message: claim.message, outcome, sender: claim.sender })
  })
  throwFirst(await Promise.allSettled(all))
}

function throwFirst(results: PromiseSettledResult<void>[]): void {
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

function reportOurs({ log }: MessageServices, { message }: Claim, outcome: SendOutcome): void {
  if (outcome.outcome === 'rejected' && outcome.oursToMend)
    log.error(
      { message: message.id, code: outcome.code, reason: outcome.reason },
      'our settings keep mail from being sent',
    )
}

async function handOver(services: MessageServices, claim: Claim): Promise<SendOutcome> {
  const { message, business, sender } = claim
  if (message.type === 'email') {
    const email = await composeEmail(services, claim)
    if (!sender) return services.email.send(email)
    const from = { email: sender.fromEmail, name: sender.fromName }
    return services.sendgrid.send({ ...email, from, apiKey: sender.apiKey, ids: reportIds(message) })
  }
  return services.sms.send({
    to: message.recipient,
    body: composeText(services, business, message),
    statusCallbackUrl: `${services.publicUrl}${statusPath(message)}`,
  })
}
