import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { billingActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const billingActions: AuditSentences<typeof english> = {
  plan_asked: (who, row) => `${who} hat den Tarif ${named(row)} angefragt`,
  trial_ended: () => 'Die Testphase ist zu Ende, der Laden hat den Tarif Free',
  subscription_changed: (_, row) => `Das Abo läuft jetzt im Tarif ${named(row)}`,
  subscription_ended: () => 'Das Abo ist zu Ende, der Laden hat den Tarif Free',
  payment_failed: () => 'Eine Zahlung des Abos ist fehlgeschlagen',
  payment_given_back: () =>
    'Eine Zahlung wurde erstattet: Es gelten wieder die Grenzen wie vor der ersten Zahlung',
  top_up_switched: (who, row) =>
    `${who} hat den automatischen Kauf von Credits ${row.details.enabled ? 'eingeschaltet' : 'ausgeschaltet'}`,
}
