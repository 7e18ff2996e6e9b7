import type { ShopContext } from '#server/platform/context.ts'
import type { QrCode } from './qrCode.ts'
import { selectQrCodes } from './queries.ts'

/** The shop's QR codes with what they brought, newest first. */
export const listQrCodes = (ctx: ShopContext): Promise<QrCode[]> => selectQrCodes(ctx)
