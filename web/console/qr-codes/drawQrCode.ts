import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { texts } from './texts.ts'

/** Width of a downloaded code, in pixels (spec section 9). */
const DOWNLOAD_PX = 512
const MARGIN = 2

/** A PNG of the code as a data URL, `px` wide. The drawing library loads with the first picture. */
export async function drawQrCode(url: string, px: number): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toDataURL(url, { width: px, margin: MARGIN })
}

export const nameOf = ({ location_name }: QrCodeView): string => location_name ?? texts.card.unnamed

/** 'qr-code-Counter.png'; characters that are not allowed in a file name become a dash. */
const fileNameOf = ({ location_name }: QrCodeView): string =>
  `qr-code-${(location_name ?? 'signup').replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-')}.png`

/** Saves the picture for print. */
export async function downloadQrCode(qrCode: QrCodeView): Promise<void> {
  const link = document.createElement('a')
  link.href = await drawQrCode(qrCode.url, DOWNLOAD_PX)
  link.download = fileNameOf(qrCode)
  link.click()
}
