import { bind } from '#server/bind.ts'
import { viewCustomer } from '#server/loyalty/customers/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
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
    bind(services, contract.previewPurchase, previewPurchase),
    bind(services, contract.recordPurchase, recordPurchase),
    bind(services, contract.previewRefund, previewRefund),
    bind(services, contract.refundPurchase, refundPurchase),
    bind(services, contract.undoOperation, undoOperation),
  ])
}
