import { declareActions } from '#server/businesses/audit/index.ts'

/** Acts on settings, as the audit log words them. */
export const settingsActions = declareActions('settings', {
  settings_changed: (who, row) => `${who} changed ${row.changed}`,
  logo_changed: (who, { details }) => `${who} ${details.enabled ? 'set a new logo' : 'removed the logo'}`,
  domain_added: (who, { details }) => `${who} added the domain ${details.name}`,
  domain_proven: (_who, { details }) => `The domain ${details.name} was proven and serves guests`,
  domain_lost: (_who, { details }) =>
    `The domain ${details.name} could no longer be proven and was switched off`,
  domain_removed: (who, { details }) => `${who} removed the domain ${details.name}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof settingsActions, ActionWords> {}
}

/** Names of settings in the log. */
export const settingsSettingNames = {
  company_name: 'company name',
  brand_color: 'brand color',
  hides_platform: '“Loyalty by Regulars” hidden',
  mail_sender_name: 'sender name of mails',
  address: 'address',
  contact_phone: 'contact phone',
  contact_email: 'contact email',
  time_zone: 'time zone',
  currency: 'currency',
  default_country: 'country',
  language: 'language of messages to guests',
  visit_window_minutes: 'minutes between visits',
  texts_from_hour: 'first hour for texts',
  texts_until_hour: 'last hour for texts',
  sms_opt_in_wording: 'SMS opt-in wording',
  email_opt_in_wording: 'email opt-in wording',
  privacy_notice: 'privacy notice',
  email_tracking_enabled: 'email open tracking',
  portal_enabled: 'customer portal',
  weekly_mail_enabled: 'weekly mail',
  double_opt_in: 'confirmation of emails by guests',
  text_countries: 'further countries for texts',
  counter_most_amount: 'largest amount at the counter alone',
  from_email: 'From Email',
  from_name: 'From Name',
  sendgrid_key: 'SendGrid API key',
  marketing_texts_a_week: 'marketing texts a week for each guest',
  marketing_mails_a_week: 'marketing emails a week for each guest',
}
