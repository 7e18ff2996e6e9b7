import { readableCode } from '#server/platform/secrets/readableCode.ts'
import type { QrCodeView } from './contract.ts'
import type { qrCodes } from './tables.ts'

export type QrCode = typeof qrCodes.$inferSelect

const CODE_LENGTH = 12

/** 55 random bits: it reveals neither the business nor the time, and can be typed from a poster. */
export const newCode = (): string => readableCode(CODE_LENGTH)

export const signUpUrl = (publicUrl: string, code: string): string => `${publicUrl}/signup-form/${code}`

export function viewQrCode(qrCode: QrCode, publicUrl: string): QrCodeView {
  const { id, code, location_name, custom_url, scan_count, signup_count, active, created_at } = qrCode
  return {
    id,
    code,
    location_name,
    custom_url,
    url: signUpUrl(publicUrl, code),
    scan_count,
    signup_count,
    active,
    created_at: created_at.toISOString(),
  }
}
