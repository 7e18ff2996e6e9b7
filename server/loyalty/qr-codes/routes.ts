import { bind } from '#server/bind.ts'
import { customerUrl } from '#server/businesses/branding/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { deleteQrCode } from './deleteQrCode.ts'
import { generateQrCode } from './generateQrCode.ts'
import { type QrCode, viewQrCode } from './qrCode.ts'
import { listQrCodes } from './queries.ts'
import { switchQrCode } from './switchQrCode.ts'

export function qrCodeRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.generateQrCode, async (ctx, wanted) =>
      view(ctx, await generateQrCode(ctx, wanted)),
    ),
    bind(services, contract.listQrCodes, async (ctx, page) => {
      const { data, next } = pageOfAll(await listQrCodes(ctx), page)
      const url = await customerUrl(ctx)
      return { data: data.map((one) => viewQrCode(one, url)), next }
    }),
    bind(services, contract.pauseQrCode, async (ctx, { qrCodeId }) =>
      view(ctx, await switchQrCode(ctx, { qrCodeId, active: false })),
    ),
    bind(services, contract.resumeQrCode, async (ctx, { qrCodeId }) =>
      view(ctx, await switchQrCode(ctx, { qrCodeId, active: true })),
    ),
    bind(services, contract.deleteQrCode, deleteQrCode),
  ])
}

/** A code with the address that it leads to, which may be a host of the business's own. */
const view = async (ctx: BusinessContext, qrCode: QrCode) => viewQrCode(qrCode, await customerUrl(ctx))
