import { bind, limitBusiness } from '#server/bind.ts'
import { viewCustomer } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { openTurns } from '#server/platform/rate-limits/turns.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { businessIdOf, inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { purchaseIn, undoneIn } from './effectsIn.ts'
import { findCustomers, isCounted } from './find/findCustomers.ts'
import { findReward } from './find/findReward.ts'
import { listCases } from './late/listCases.ts'
import { recordBatch } from './late/recordBatch.ts'
import type { Claims } from './late/recorder.ts'
import { settleCase } from './late/settleCase.ts'
import { previewPurchase } from './purchase/previewPurchase.ts'
import { recordPurchase } from './purchase/recordPurchase.ts'
import { listOperations, readOperation } from './recorded/readOperations.ts'
import { previewRefund, refundPurchase } from './undo/refundPurchase.ts'
import { undoOperation } from './undo/undoOperation.ts'
import { readTillView } from './view/readTillView.ts'

/** Late operations of a business, counted one by one: a batch is one call. */
const LATE_A_MINUTE = {
  name: 'late-operations',
  limit: 1500,
  windowSeconds: 60,
  message: 'Too many late operations at once.',
}
/**
 * Batches that are recorded at once in a process, each of another business and on one connection: the tills have the
 * rest of the pool.
 */
const BATCHES_AT_ONCE = 2

/**
 * Routes of the till: finding customers, previewing a purchase, recording it, at once or late, and undoing it.
 * @param claims what later rooms know of accounts and devices
 */
export function counterRoutes(services: Services, claims: Claims) {
  const batches = openTurns(BATCHES_AT_ONCE)
  return newRoutes().openapiRoutes([
    handle(contract.findCustomers, async (c, wanted) => {
      const readOnly = !isCounted(c.var.caller, wanted)
      const found = await inTransaction(services, c, (ctx) => findCustomers(ctx, wanted), { readOnly })
      return { data: found.map(viewCustomer), next: null }
    }),
    bind(services, contract.readTillView, readTillView),
    bind(services, contract.findReward, findReward),
    bind(services, contract.previewPurchase, said(purchaseIn, previewPurchase)),
    bind(services, contract.recordPurchase, said(purchaseIn, recordPurchase)),
    bind(services, contract.previewRefund, said(undoneIn, previewRefund)),
    bind(services, contract.refundPurchase, said(undoneIn, refundPurchase)),
    bind(services, contract.undoOperation, said(undoneIn, undoOperation)),
    handle(contract.recordBatch, async (c, batch) => {
      const arrived = services.clock.now()
      const businessId = businessIdOf(c)
      await limitBusiness(services, businessId, LATE_A_MINUTE, batch.operations.length)
      const inOwn = <T>(verb: (ctx: BusinessContext) => Promise<T>) => inTransaction(services, c, verb)
      const record = () => recordBatch(inOwn, batch, arrived, claims)
      return { data: await batches.take(businessId, null, record, true) }
    }),
    bind(services, contract.listOperations, listOperations),
    bind(services, contract.readOperation, readOperation),
    bind(services, contract.listCases, listCases),
    bind(services, contract.settleCase, settleCase),
  ])
}

/** Runs a verb, and says what it answers in the language of the request. */
const said =
  <Input, Answer>(
    sayIn: (language: PageLanguage, answer: Answer) => Answer,
    verb: (ctx: BusinessContext, input: Input) => Promise<Answer>,
  ) =>
  async (ctx: BusinessContext, input: Input): Promise<Answer> =>
    sayIn(ctx.language, await verb(ctx, input))
