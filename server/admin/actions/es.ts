import { type AuditSentences, type Entry, wordsInSpanish } from '#server/businesses/audit/index.ts'
import { formatDay } from '#server/platform/text/locale.ts'
import type { adminActions as english } from '../actions.ts'

const { about, credits, named, ofAccount } = wordsInSpanish

export const adminActions: AuditSentences<typeof english> = {
  shop_suspended: (who) => `${who} suspendió el local`,
  shop_restored: (who) => `${who} reactivó el local`,
  plan_granted: (who, row, locale) => `${who} concedió el plan ${named(row)}${until(row, locale)}`,
  trial_extended: (who, row, locale) => `${who} alargó la prueba del plan ${named(row)}${until(row, locale)}`,
  plan_taken_back: (who, row) => `${who} retiró el plan ${named(row)} que se había concedido`,
  trial_taken_back: (who, row) => `${who} retiró la ampliación de la prueba del plan ${named(row)}`,
  credits_granted: (who, row, locale) =>
    `${who} dio ${credits(row, locale)} ${row.details.name ? `a ${row.details.name}` : 'al local'}`,
  credits_taken: (who, row, locale) =>
    `${who} quitó ${credits(row, locale)} ${row.details.name ? `a ${row.details.name}` : 'al local'}`,
  super_admin_granted: (who, row) => `${who} nombró superadmin a ${about(row)}`,
  tenants_looked_at: (who) => `${who} miró los locales`,
  new_names_looked_at: (who) => `${who} miró los nombres nuevos de los locales`,
  name_seen: (who) => `${who}, de Regulars, miró el nombre nuevo del local`,
  health_looked_at: (who) =>
    `${who}, de Regulars, miró en cifras cómo iban los mensajes y los pagos del local`,
  shop_looked_into: (who) => `${who}, de Regulars, miró el local, pantalla por pantalla`,
  texts_allowed: (who, row) => `${who} permitió a ${named(row)} los SMS de su plan antes de un pago`,
  mailings_looked_at: (who) => `${who} miró los envíos en espera`,
  mailing_settled: (who, row) => `${who} decidió sobre un envío de ${named(row)}`,
  link_settled: (who, row) => `${who} decidió sobre un enlace de ${named(row)}`,
  mail_let_go_on: (who, row) => `${who} dejó salir otra vez los correos publicitarios de ${named(row)}`,
  tier_changed: (who, row) => `${who} cambió en el plan ${named(row)}: ${row.changed}`,
  credit_pack_changed: (who, row, locale) =>
    `${who} cambió en el paquete de ${credits(row, locale)}: ${row.changed}`,
  announcement_made: (who, row) => `${who} comunicó a todos los locales: ${named(row)}`,
  announcement_ended: (who, row) => `${who} terminó el aviso ${named(row)}`,
  credits_looked_at: (who) => `${who} miró los movimientos de créditos`,
  user_suspended: (who, row) => `${who} suspendió la cuenta ${ofAccount(row)}`,
  user_restored: (who, row) => `${who} reactivó la cuenta ${ofAccount(row)}`,
  user_signed_out: (who, row) => `${who} cerró la sesión de ${about(row)} en todas partes`,
  user_factors_removed: (who, row) => `${who} desactivó la verificación en dos pasos ${ofAccount(row)}`,
  user_looked_at: (who, row) => `${who} miró la cuenta ${ofAccount(row)}`,
  users_looked_at: (who) => `${who} miró la lista de cuentas`,
  audit_looked_at: (who) => `${who}, de Regulars, miró este registro`,
}

export const adminSettingNames = {
  price_monthly: 'precio mensual',
  stripe_price_id: 'ID de precio de Stripe',
  max_sms_monthly: 'SMS al mes',
  credit_cost_sms: 'créditos por SMS',
  credit_cost_email: 'créditos por correo',
  mailchimp: 'Mailchimp',
}

const until = ({ details: { ends_on } }: Entry, locale: string): string =>
  ends_on ? ` hasta el ${formatDay(new Date(ends_on), locale, 'UTC')}` : ''
