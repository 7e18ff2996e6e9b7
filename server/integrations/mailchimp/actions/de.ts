export const mailchimpSettingNames = {
  mailchimp_key: 'API-Schlüssel von Mailchimp',
  mailchimp_audience: 'Audience bei Mailchimp',
}
