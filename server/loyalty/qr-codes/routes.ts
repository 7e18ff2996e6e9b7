import { guestUrl } from '#server/businesses/branding/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { deleteQrCode } from './deleteQrCode.ts'
import { generateQrCode } from './generateQrCode.ts'
import { listQrCodes } from './listQrCodes.ts'
import { type QrCode, viewQrCode } from './qrCode.ts'
import { switchQrCode } from './switchQrCode.ts'

export function qrCodeRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.generateQrCode, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      return c.json(await inTransaction(services, c, (ctx) => viewed(ctx, generateQrCode(ctx, wanted))), 201)
    })
    .openapi(contract.listQrCodes, async (c) => {
      const { listed, url } = await inTransaction(services, c, async (ctx) => ({
        listed: await listQrCodes(ctx),
        url: await guestUrl(ctx),
      }))
      const { data, next } = pageOfAll(listed, c.req.valid('query'))
      return c.json({ data: data.map((one) => viewQrCode(one, url)), next }, 200)
    })
    .openapi(contract.pauseQrCode, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => viewed(ctx, switchQrCode(ctx, id, false))), 200)
    })
    .openapi(contract.resumeQrCode, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => viewed(ctx, switchQrCode(ctx, id, true))), 200)
    })
    .openapi(contract.deleteQrCode, async (c) => {
      await inTransaction(services, c, (ctx) => deleteQrCode(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
}

/** With the address that it leads to, which may be a host of the business's own. */
const viewed = async (ctx: BusinessContext, qrCode: Promise<QrCode>) =>
  viewQrCode(await qrCode, await guestUrl(ctx))
