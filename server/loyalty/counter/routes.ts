import { viewCustomer } from '#server/loyalty/customers/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findCustomers, isCounted } from './find/findCustomers.ts'
import { findReward } from './find/findReward.ts'
import { previewPurchase } from './purchase/previewPurchase.ts'
import type { Purchase } from './purchase/purchase.ts'
import { recordPurchase } from './purchase/recordPurchase.ts'
import { previewRefund, refundPurchase } from './undo/refundPurchase.ts'
import { undoOperation } from './undo/undoOperation.ts'
import { readTillView } from './view/readTillView.ts'

/** The till: finding customers, previewing a purchase, recording it and undoing it. */
export function counterRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.findCustomers, async (c) => {
      const wanted = c.req.valid('query')
      const readOnly = !isCounted(c.var.caller, wanted)
      const found = await inTransaction(services, c, (ctx) => findCustomers(ctx, wanted), { readOnly })
      return c.json({ data: found.map(viewCustomer), next: null }, 200)
    })
    .openapi(contract.readTillView, async (c) => {
      const { id: customerId } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => readTillView(ctx, customerId)), 200)
    })
    .openapi(contract.findReward, async (c) => {
      const { code } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => findReward(ctx, code)), 200)
    })
    .openapi(contract.previewPurchase, async (c) => {
      const purchase = readPurchase(c.req.valid('json'))
      return c.json(await inTransaction(services, c, (ctx) => previewPurchase(ctx, purchase)), 200)
    })
    .openapi(contract.recordPurchase, async (c) => {
      const { note, device, confirm_amount, preview_token, seen_at, seen_operations, ...body } =
        c.req.valid('json')
      const purchase = {
        ...{ ...readPurchase(body), note, device },
        confirmAmount: confirm_amount,
        previewToken: preview_token,
        seenAt: seen_at === undefined ? undefined : new Date(seen_at),
        seenOperations: seen_operations,
        idempotencyKey: keyOf(c.req.valid('header')),
      }
      return c.json(await inTransaction(services, c, (ctx) => recordPurchase(ctx, purchase)), 201)
    })
    .openapi(contract.previewRefund, async (c) => {
      const refund = { operationId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => previewRefund(ctx, refund)), 200)
    })
    .openapi(contract.refundPurchase, async (c) => {
      const refund = {
        operationId: c.req.valid('param').id,
        ...c.req.valid('json'),
        idempotencyKey: keyOf(c.req.valid('header')),
      }
      return c.json(await inTransaction(services, c, (ctx) => refundPurchase(ctx, refund)), 200)
    })
    .openapi(contract.undoOperation, async (c) => {
      const undo = {
        operationId: c.req.valid('param').id,
        ...c.req.valid('json'),
        idempotencyKey: keyOf(c.req.valid('header')),
      }
      return c.json(await inTransaction(services, c, (ctx) => undoOperation(ctx, undo)), 200)
    })
}

const readPurchase = (body: contract.PurchaseInput): Purchase => ({
  customerId: body.customer_id,
  amount: body.amount,
  stamps: body.stamps,
  confirmRepeatVisit: body.confirm_repeat_visit,
  applyRewardCode: body.apply_reward_code,
})

const keyOf = (headers: { 'idempotency-key': string }): string => headers['idempotency-key']
