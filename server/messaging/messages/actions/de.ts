import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { messageActions as english } from '../actions.ts'

export const messageActions: AuditSentences<typeof english> = {
  mail_stopped: () => 'Die Werbe-E-Mails wurden gestoppt, weil zu viele Empfänger sie nicht wollten',
  mail_to_strangers_stopped: () =>
    'Die Werbe-E-Mails an Leute, die selbst beigetreten sind und nie da waren, wurden gestoppt, weil zu viele davon sie nicht wollten',
  mail_released: (who) => `${who} hat die Werbe-E-Mails wieder freigegeben`,
}
