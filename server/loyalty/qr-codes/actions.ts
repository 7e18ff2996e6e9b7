import { declareActions, type Entry } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const qrCodeActions = declareActions('settings', {
  qr_code_made: (who, row) => `${who} made ${qrCode(row)}`,
  qr_code_paused: (who, row) => `${who} paused ${qrCode(row)}`,
  qr_code_resumed: (who, row) => `${who} resumed ${qrCode(row)}`,
  qr_code_deleted: (who, row) => `${who} deleted ${qrCode(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof qrCodeActions, ActionWords> {}
}

/** Names of settings in the audit log. */
export const qrCodeSettingNames = {
  custom_url: 'custom URL',
}

const qrCode = ({ details: { name } }: Entry): string => (name ? `the QR code of ${name}` : 'a QR code')
