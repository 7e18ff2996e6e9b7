import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { deleteQrCode } from './deleteQrCode.ts'
import { generateQrCode } from './generateQrCode.ts'
import { listQrCodes } from './listQrCodes.ts'
import { viewQrCode } from './qrCode.ts'
import { switchQrCode } from './switchQrCode.ts'

export function qrCodeRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.generateQrCode, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      const made = await inTransaction(services, c, (ctx) => generateQrCode(ctx, wanted))
      return c.json(viewQrCode(made, services.publicUrl), 201)
    })
    .openapi(contract.listQrCodes, async (c) => {
      const listed = await inTransaction(services, c, listQrCodes)
      const { data, next } = pageOfAll(listed, c.req.valid('query'))
      return c.json({ data: data.map((one) => viewQrCode(one, services.publicUrl)), next }, 200)
    })
    .openapi(contract.pauseQrCode, async (c) => {
      const paused = await inTransaction(services, c, (ctx) =>
        switchQrCode(ctx, c.req.valid('param').id, false),
      )
      return c.json(viewQrCode(paused, services.publicUrl), 200)
    })
    .openapi(contract.resumeQrCode, async (c) => {
      const resumed = await inTransaction(services, c, (ctx) =>
        switchQrCode(ctx, c.req.valid('param').id, true),
      )
      return c.json(viewQrCode(resumed, services.publicUrl), 200)
    })
    .openapi(contract.deleteQrCode, async (c) => {
      await inTransaction(services, c, (ctx) => deleteQrCode(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
}
