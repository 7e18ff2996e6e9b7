import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { messageActions as english } from '../actions.ts'

export const messageActions: AuditSentences<typeof english> = {
  mail_stopped: () =>
    'Los correos publicitarios se detuvieron porque demasiados destinatarios los rechazaron',
  mail_to_strangers_stopped: () =>
    'Los correos publicitarios a quienes se unieron por su cuenta y nunca vinieron se detuvieron porque demasiados los rechazaron',
  mail_released: (who) => `${who} dejó salir otra vez los correos publicitarios`,
}
