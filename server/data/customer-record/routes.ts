import { bind } from '#server/bind.ts'
import { adjust } from '#server/loyalty/ledger/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { changeConsent } from './changeConsent.ts'
import * as contract from './contract.ts'
import { editCustomer } from './editCustomer.ts'
import { eraseCustomer } from './eraseCustomer.ts'
import { exportCustomer } from './exportCustomer.ts'
import { mergeCustomers } from './mergeCustomers.ts'
import { previewMerge } from './previewMerge.ts'
import { readHistory, readMessages } from './readPast.ts'
import { listConsents, listRewards, readRecord } from './readRecord.ts'
import { switchPortal } from './switchPortal.ts'
import { tagCustomer, untagCustomer } from './tagCustomer.ts'

/** A customer's own page: everything about them, and actions on one customer. */
export function customerRecordRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readRecord, readRecord),
    bind(services, contract.readHistory, readHistory),
    bind(services, contract.readMessages, readMessages),
    bind(services, contract.listConsents, listConsents),
    bind(services, contract.listRewards, listRewards),
    bind(services, contract.editCustomer, editCustomer),
    bind(services, contract.recordConsent, changeConsent),
    bind(services, contract.switchPortal, async (ctx, wanted) => {
      await switchPortal(ctx, wanted)
      return { portal_enabled: wanted.enabled }
    }),
    bind(services, contract.tagCustomer, tagCustomer),
    bind(services, contract.untagCustomer, untagCustomer),
    bind(services, contract.previewMerge, previewMerge),
    bind(services, contract.mergeCustomers, mergeCustomers),
    bind(services, contract.adjustBalance, adjust),
    handle(contract.exportCustomer, async (c, { customerId }) => {
      const data = await inTransaction(services, c, (ctx) => exportCustomer(ctx, customerId), {
        readOnly: false,
      })
      const file = `customer-${data.customer.unique_customer_id}.json`
      c.header('Content-Disposition', `attachment; filename="${file}"`)
      return data
    }),
    bind(services, contract.eraseCustomer, async (ctx, wanted) => ({
      erased_at: (await eraseCustomer(ctx, wanted)).toISOString(),
    })),
  ])
}
