/** How the log names what is changed here. */
export const mailchimpSettingNames = {
  mailchimp_key: 'Mailchimp API key',
  mailchimp_audience: 'Mailchimp audience',
}
