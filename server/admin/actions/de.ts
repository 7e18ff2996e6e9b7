import { type AuditSentences, type Entry, wordsInGerman } from '#server/businesses/audit/index.ts'
import { formatDay } from '#server/platform/text/locale.ts'
import type { adminActions as english } from '../actions.ts'

const { about, credits, named, ofAccount } = wordsInGerman

export const adminActions: AuditSentences<typeof english> = {
  shop_suspended: (who) => `${who} hat den Laden gesperrt`,
  shop_restored: (who) => `${who} hat den Laden wieder freigegeben`,
  plan_granted: (who, row, locale) => `${who} hat den Tarif ${named(row)}${until(row, locale)} gewährt`,
  trial_extended: (who, row, locale) =>
    `${who} hat die Testphase des Tarifs ${named(row)}${until(row, locale)} verlängert`,
  plan_taken_back: (who, row) => `${who} hat den gewährten Tarif ${named(row)} zurückgenommen`,
  trial_taken_back: (who, row) =>
    `${who} hat die Verlängerung der Testphase des Tarifs ${named(row)} zurückgenommen`,
  credits_granted: (who, row, locale) =>
    `${who} hat ${row.details.name ?? 'dem Laden'} ${credits(row, locale)} gegeben`,
  credits_taken: (who, row, locale) =>
    `${who} hat ${row.details.name ?? 'dem Laden'} ${credits(row, locale)} genommen`,
  super_admin_granted: (who, row) => `${who} hat ${about(row, 'whom')} zum Super-Admin gemacht`,
  tenants_looked_at: (who) => `${who} hat sich die Läden angesehen`,
  new_names_looked_at: (who) => `${who} hat sich die neuen Namen von Läden angesehen`,
  name_seen: (who) => `${who} von Regulars hat sich den neuen Namen des Ladens angesehen`,
  health_looked_at: (who) =>
    `${who} von Regulars hat sich die Zahlen zu Nachrichten und Zahlungen des Ladens angesehen`,
  shop_looked_into: (who) => `${who} von Regulars hat sich den Laden angesehen, Seite für Seite`,
  texts_allowed: (who, row) => `${who} hat ${named(row)} die SMS des Tarifs vor einer Zahlung erlaubt`,
  mailings_looked_at: (who) => `${who} hat sich die wartenden Sendungen angesehen`,
  mailing_settled: (who, row) => `${who} hat über eine Sendung von ${named(row)} entschieden`,
  link_settled: (who, row) => `${who} hat über einen Link von ${named(row)} entschieden`,
  mail_let_go_on: (who, row) => `${who} hat die Werbe-E-Mails von ${named(row)} wieder freigegeben`,
  tier_changed: (who, row) => `${who} hat am Tarif ${named(row)} geändert: ${row.changed}`,
  credit_pack_changed: (who, row, locale) =>
    `${who} hat am Paket mit ${credits(row, locale)} geändert: ${row.changed}`,
  announcement_made: (who, row) => `${who} hat allen Läden mitgeteilt: ${named(row)}`,
  announcement_ended: (who, row) => `${who} hat die Mitteilung ${named(row)} beendet`,
  credits_looked_at: (who) => `${who} hat sich die Bewegungen der Credits angesehen`,
  user_suspended: (who, row) => `${who} hat das Konto ${ofAccount(row)} gesperrt`,
  user_restored: (who, row) => `${who} hat das Konto ${ofAccount(row)} wieder freigegeben`,
  user_signed_out: (who, row) => `${who} hat ${about(row, 'whom')} überall abgemeldet`,
  user_factors_removed: (who, row) =>
    `${who} hat die Anmeldung in zwei Schritten ${ofAccount(row)} ausgeschaltet`,
  user_looked_at: (who, row) => `${who} hat sich das Konto ${ofAccount(row)} angesehen`,
  users_looked_at: (who) => `${who} hat sich die Liste der Konten angesehen`,
  audit_looked_at: (who) => `${who} von Regulars hat sich dieses Protokoll angesehen`,
}

export const adminSettingNames = {
  price_monthly: 'Monatspreis',
  stripe_price_id: 'Preis-ID bei Stripe',
  max_sms_monthly: 'SMS im Monat',
  credit_cost_sms: 'Credits je SMS',
  credit_cost_email: 'Credits je E-Mail',
  mailchimp: 'Mailchimp',
}

const until = ({ details: { ends_on } }: Entry, locale: string): string =>
  ends_on ? ` bis zum ${formatDay(new Date(ends_on), locale, 'UTC')}` : ''
