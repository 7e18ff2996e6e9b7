import { adjust } from '#server/loyalty/ledger/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { changeConsent } from './changeConsent.ts'
import * as contract from './contract.ts'
import { editCustomer } from './editCustomer.ts'
import { eraseCustomer } from './eraseCustomer.ts'
import { exportCustomer } from './exportCustomer.ts'
import { mergeCustomers } from './mergeCustomers.ts'
import { previewMerge } from './previewMerge.ts'
import { readHistory, readMessages } from './readPast.ts'
import { readRecord } from './readRecord.ts'
import { switchPortal } from './switchPortal.ts'
import { tagCustomer, untagCustomer } from './tagCustomer.ts'

/** A customer's own page: everything about them, and actions on one customer. */
export function customerRecordRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readRecord, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => readRecord(ctx, id)), 200)
    })
    .openapi(contract.readHistory, async (c) => {
      const past = { customerId: c.req.valid('param').id, ...c.req.valid('query') }
      return c.json(await inTransaction(services, c, (ctx) => readHistory(ctx, past)), 200)
    })
    .openapi(contract.readMessages, async (c) => {
      const past = { customerId: c.req.valid('param').id, ...c.req.valid('query') }
      return c.json(await inTransaction(services, c, (ctx) => readMessages(ctx, past)), 200)
    })
    .openapi(contract.editCustomer, async (c) => {
      const edit = { customerId: c.req.valid('param').id, ...c.req.valid('json') }
      const customer = await inTransaction(services, c, (ctx) => editCustomer(ctx, edit))
      return c.json(customer, 200)
    })
    .openapi(contract.recordConsent, async (c) => {
      const change = { customerId: c.req.valid('param').id, ...c.req.valid('json') }
      const consents = await inTransaction(services, c, (ctx) => changeConsent(ctx, change))
      return c.json({ consents }, 200)
    })
    .openapi(contract.switchPortal, async (c) => {
      const { enabled } = c.req.valid('json')
      const customerId = c.req.valid('param').id
      await inTransaction(services, c, (ctx) => switchPortal(ctx, { customerId, enabled }))
      return c.json({ portal_enabled: enabled }, 200)
    })
    .openapi(contract.tagCustomer, async (c) => {
      const wanted = { customerId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => tagCustomer(ctx, wanted)), 201)
    })
    .openapi(contract.untagCustomer, async (c) => {
      const { id: customerId, tag_id: tagId } = c.req.valid('param')
      await inTransaction(services, c, (ctx) => untagCustomer(ctx, { customerId, tagId }))
      return c.body(null, 204)
    })
    .openapi(contract.previewMerge, async (c) => {
      const { id: customerId, duplicate_id: duplicateId } = c.req.valid('param')
      return c.json(
        await inTransaction(services, c, (ctx) => previewMerge(ctx, { customerId, duplicateId })),
        200,
      )
    })
    .openapi(contract.mergeCustomers, async (c) => {
      const { duplicate_id: duplicateId, confirmation } = c.req.valid('json')
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const merge = { customerId: c.req.valid('param').id, duplicateId, confirmation, idempotencyKey }
      return c.json(await inTransaction(services, c, (ctx) => mergeCustomers(ctx, merge)), 200)
    })
    .openapi(contract.adjustBalance, async (c) => {
      const { program_id: programId, ...change } = c.req.valid('json')
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const adjustment = { customerId: c.req.valid('param').id, programId, ...change, idempotencyKey }
      return c.json(await inTransaction(services, c, (ctx) => adjust(ctx, adjustment)), 201)
    })
    .openapi(contract.exportCustomer, async (c) => {
      const { id } = c.req.valid('param')
      const data = await inTransaction(services, c, (ctx) => exportCustomer(ctx, id), { readOnly: false })
      const file = `customer-${data.customer.unique_customer_id}.json`
      c.header('Content-Disposition', `attachment; filename="${file}"`)
      c.header('Cache-Control', 'no-store')
      return c.json(data, 200)
    })
    .openapi(contract.eraseCustomer, async (c) => {
      const erase = { customerId: c.req.valid('param').id, ...c.req.valid('json') }
      const erasedAt = await inTransaction(services, c, (ctx) => eraseCustomer(ctx, erase))
      return c.json({ erased_at: erasedAt.toISOString() }, 200)
    })
}
