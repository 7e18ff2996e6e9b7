import type { Context } from 'hono'
import { bind } from '#server/bind.ts'
import { readAccount } from '#server/identity/accounts/index.ts'
import { type AppEnv, handle, newRoutes, notSignedIn } from '#server/platform/http/index.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { previewDraft } from './previewDraft.ts'
import type { Draft } from './readDraft.ts'
import { sendDraftToSelf, testLimit } from './sendDraftToSelf.ts'

/** Previews and tests of templates while they are written. */
export function draftRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.previewSmsDraft, (ctx, text) => previewDraft(ctx, { type: 'sms', ...text })),
    bind(services, contract.previewEmailDraft, (ctx, mail) => previewDraft(ctx, { type: 'email', ...mail })),
    handle(contract.testSmsDraft, (c, text) => sendTestDraft(services, c, { type: 'sms', ...text })),
    handle(contract.testEmailDraft, (c, mail) => sendTestDraft(services, c, { type: 'email', ...mail })),
  ])
}

async function sendTestDraft(
  services: Services,
  c: Context<AppEnv>,
  { idempotencyKey, ...draft }: Draft & { idempotencyKey: string },
) {
  const { caller } = c.var
  if (caller.kind !== 'member') throw notSignedIn()
  const { database, clock } = services
  await limitRate(database.plain, `draft-test:${caller.userId}`, testLimit, clock.now())
  const account = await readAccount(services, caller.userId)
  return inTransaction(services, c, (ctx) => sendDraftToSelf(ctx, draft, { account, idempotencyKey }))
}
