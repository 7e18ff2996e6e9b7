import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { settingsActions as english } from '../actions.ts'

export const settingsActions: AuditSentences<typeof english> = {
  settings_changed: (who, row) => `${who} hat geändert: ${row.changed}`,
  logo_changed: (who, { details }) =>
    `${who} hat ${details.enabled ? 'ein neues Logo gesetzt' : 'das Logo entfernt'}`,
  domain_added: (who, { details }) => `${who} hat die Domain ${details.name} hinzugefügt`,
  domain_proven: (_who, { details }) => `Die Domain ${details.name} ist bestätigt und für Kunden erreichbar`,
  domain_lost: (_who, { details }) =>
    `Die Domain ${details.name} ließ sich nicht mehr bestätigen und wurde abgeschaltet`,
  domain_removed: (who, { details }) => `${who} hat die Domain ${details.name} entfernt`,
}

export const settingsSettingNames = {
  company_name: 'Name des Ladens',
  brand_color: 'Markenfarbe',
  hides_platform: '„Kundenkarten von Regulars“ verborgen',
  mail_sender_name: 'Absendername der E-Mails',
  address: 'Postanschrift',
  contact_phone: 'Telefon für Kunden',
  contact_email: 'E-Mail für Kunden',
  time_zone: 'Zeitzone',
  currency: 'Währung',
  default_country: 'Land',
  language: 'Sprache der Kunden',
  visit_window_minutes: 'Minuten zwischen Besuchen',
  texts_from_hour: 'erste Stunde für SMS',
  texts_until_hour: 'letzte Stunde für SMS',
  sms_opt_in_wording: 'Wortlaut der SMS-Einwilligung',
  email_opt_in_wording: 'Wortlaut der E-Mail-Einwilligung',
  privacy_notice: 'Datenschutzhinweis',
  email_tracking_enabled: 'Erkennen geöffneter E-Mails',
  portal_enabled: 'Kundenportal',
  weekly_mail_enabled: 'wöchentliche E-Mail',
  double_opt_in: 'Bestätigung der E-Mail-Adresse durch Kunden',
  text_countries: 'weitere Länder für SMS',
  counter_most_amount: 'höchster Betrag an der Kasse',
  from_email: 'Absenderadresse',
  from_name: 'Absendername',
  sendgrid_key: 'SendGrid-API-Schlüssel',
  marketing_texts_a_week: 'Werbe-SMS je Kunde und Woche',
  marketing_mails_a_week: 'Werbe-E-Mails je Kunde und Woche',
}
