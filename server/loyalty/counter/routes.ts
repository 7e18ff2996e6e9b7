import { bind } from '#server/bind.ts'
import { viewCustomer } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { purchaseIn, undoneIn } from './effectsIn.ts'
import { findCustomers, isCounted } from './find/findCustomers.ts'
import { findReward } from './find/findReward.ts'
import { previewPurchase } from './purchase/previewPurchase.ts'
import { recordPurchase } from './purchase/recordPurchase.ts'
import { previewRefund, refundPurchase } from './undo/refundPurchase.ts'
import { undoOperation } from './undo/undoOperation.ts'
import { readTillView } from './view/readTillView.ts'

/** Routes of the till: finding customers, previewing a purchase, recording it and undoing it. */
export function counterRoutes(services: Services) {
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
