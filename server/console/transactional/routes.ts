import type { Context } from 'hono'
import { holdsScope, mayCall, rolesOf } from '#server/identity/sessions/index.ts'
import { type MessageServices, sendQuickMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { lacksScope } from '#server/platform/context/scopes.ts'
import { type AppEnv, handle, newRoutes, notAllowed, type Permission } from '#server/platform/http/index.ts'
import { inTransaction } from '#server/services.ts'
import * as contract from './contract.ts'
import { refuseOtherWords, type Said } from './refuseOtherWords.ts'
import { sendTestEmail, sendTestText, type Tester } from './sendSample.ts'
import { sendWelcome, sentOf } from './sendWelcome.ts'

/** The specification's function calls that send; each kind of call has its own permission. */
export function transactionalRoutes(services: MessageServices) {
  return newRoutes().openapiRoutes([
    handle(contract.sendTransactionalSms, (c, { isTestSms, triggerType, ...call }) => {
      if (isTestSms) return sendTestText(services, testerOf(c), call)
      if (!triggerType) return sendTemplate(services, c, 'sms', call)
      requireSending(c, 'till')
      const { customerId } = named(call, ['customerId'])
      return inOwn(services, c, call, (ctx) => sendWelcome(ctx, customerId))
    }),
    handle(contract.sendTransactionalEmail, (c, { isTestEmail, ...call }) =>
      isTestEmail ? sendTestEmail(services, testerOf(c), call) : sendTemplate(services, c, 'email', call),
    ),
  ])
}

type Ids = {
  businessId?: string | undefined
  customerId?: string | undefined
  templateId?: string | undefined
}

async function sendTemplate(
  services: MessageServices,
  c: Context<AppEnv>,
  type: 'sms' | 'email',
  { businessId, customerId, templateId, idempotencyKey, ...said }: Ids & Said & { idempotencyKey: string },
): Promise<contract.Sent> {
  requireSending(c, 'business')
  const request = { type, ...named({ customerId, templateId }, ['customerId', 'templateId']) }
  return inOwn(services, c, { businessId }, async (ctx) => {
    await refuseOtherWords(ctx, request, said)
    return sentOf(ctx, await sendQuickMessage(ctx, { ...request, idempotencyKey }))
  })
}

/** Works in the caller's own business; naming another one is refused. */
const inOwn = <T>(
  services: MessageServices,
  c: Context<AppEnv>,
  { businessId }: Ids,
  work: (ctx: BusinessContext) => Promise<T>,
): Promise<T> =>
  inTransaction(services, c, (ctx) => {
    if (businessId !== undefined && businessId !== ctx.businessId)
      throw invalidField('businessId', 'You are signed in to another shop')
    return work(ctx)
  })

function testerOf(c: Context<AppEnv>): Tester {
  if (!mayCall(rolesOf(c.var.caller), 'platform')) throw notAllowed()
  const { caller } = c.var
  if (caller.kind !== 'member' && caller.kind !== 'user') throw notAllowed()
  return caller
}

/** Allows callers with the permission that this kind of call needs, and API keys that may write messages. */
function requireSending(c: Context<AppEnv>, permission: Permission): void {
  const { caller } = c.var
  if (mayCall(rolesOf(caller), permission) || holdsScope(caller, 'messages:write')) return
  throw caller.kind === 'key' ? lacksScope('messages:write') : notAllowed()
}

/** Returns the ids that this kind of call needs, and refuses a call without them. */
function named<Name extends keyof Ids>(ids: Ids, names: Name[]): Record<Name, string> {
  for (const name of names) if (ids[name] === undefined) throw invalidField(name, 'Name it by its id')
  return ids as Record<Name, string>
}
