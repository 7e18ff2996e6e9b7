export const mailchimpSettingNames = {
  mailchimp_key: 'clave de API de Mailchimp',
  mailchimp_audience: 'audiencia de Mailchimp',
}
