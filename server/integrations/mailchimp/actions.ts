/** Names of the changed settings in the audit log. */
export const mailchimpSettingNames = {
  mailchimp_key: 'Mailchimp API key',
  mailchimp_audience: 'Mailchimp audience',
}
