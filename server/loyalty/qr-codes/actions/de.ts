import type { AuditSentences, Entry } from '#server/businesses/audit/index.ts'
import type { qrCodeActions as english } from '../actions.ts'

export const qrCodeActions: AuditSentences<typeof english> = {
  qr_code_made: (who, row) => `${who} hat ${qrCode(row)} erstellt`,
  qr_code_paused: (who, row) => `${who} hat ${qrCode(row)} pausiert`,
  qr_code_resumed: (who, row) => `${who} hat ${qrCode(row)} fortgesetzt`,
  qr_code_deleted: (who, row) => `${who} hat ${qrCode(row)} gelöscht`,
}

export const qrCodeSettingNames = {
  custom_url: 'eigene Adresse',
}

const qrCode = ({ details: { name } }: Entry): string => (name ? `den QR-Code ${name}` : 'einen QR-Code')
