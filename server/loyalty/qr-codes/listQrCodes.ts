import type { BusinessContext } from '#server/platform/context/context.ts'
import type { QrCode } from './qrCode.ts'
import { selectQrCodes } from './queries.ts'

/** The business's QR codes with their scans and sign-ups, newest first. */
export const listQrCodes = (ctx: BusinessContext): Promise<QrCode[]> => selectQrCodes(ctx)
