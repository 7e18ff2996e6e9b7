import type { AuditSentences, Entry } from '#server/businesses/audit/index.ts'
import type { qrCodeActions as english } from '../actions.ts'

export const qrCodeActions: AuditSentences<typeof english> = {
  qr_code_made: (who, row) => `${who} creó ${qrCode(row)}`,
  qr_code_paused: (who, row) => `${who} pausó ${qrCode(row)}`,
  qr_code_resumed: (who, row) => `${who} reanudó ${qrCode(row)}`,
  qr_code_deleted: (who, row) => `${who} eliminó ${qrCode(row)}`,
}

export const qrCodeSettingNames = {
  custom_url: 'dirección propia',
}

const qrCode = ({ details: { name } }: Entry): string => (name ? `el código QR ${name}` : 'un código QR')
