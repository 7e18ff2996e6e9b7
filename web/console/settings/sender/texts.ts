/** The words of the business's own email account. */
export const texts = {
  title: 'Email configuration',
  label: 'SendGrid, deprecated',
  description:
    'For shops that have a SendGrid account of their own: an API key here sends your marketing email through it. Texts, codes and all other email go through the platform’s central providers.',
  descriptionOfMail:
    'For shops that have a SendGrid account of their own: an API key here sends your marketing email through it. Codes and all other email go through the platform’s central provider.',
  loading: 'Loading your email configuration...',
  failed: 'Your email configuration could not be loaded.',
  retry: 'Try Again',
  none: 'No key is saved: your marketing email goes through the platform.',
  active: (end: string) =>
    `A key is saved, ending in ${end}. Your marketing email goes through your SendGrid account.`,
  refused: {
    title: 'SendGrid refuses to send your mail',
    next: 'Your campaigns are paused, and what your triggers send by email waits for up to 3 days. Look in SendGrid whether the key still exists and may send mail, and whether the From Email is a verified sender. Save again below, and everything goes on.',
  },
  fields: {
    api_key: 'API key',
    from_email: 'From Email',
    from_name: 'From Name',
    report_key: 'Verification key',
  },
  hints: {
    key: 'Made in SendGrid under Settings, API Keys. “Mail Send” is all that it must be allowed.',
    keyKept: (end: string) => `Leave it blank to keep the key ending in ${end}.`,
    email: 'SendGrid sends only from addresses and domains that you have verified there.',
    reports:
      'So that bounces and complaints reach us: in SendGrid under Settings, Mail Settings, Event Webhook, enter the address below, choose Dropped, Delivered, Bounced, Spam Reports and Unsubscribed, switch Signature Verification on, and copy its key here.',
  },
  reports: 'Reports on delivery',
  address: 'Address for the Event Webhook',
  copy: 'Copy',
  copied: 'Address copied',
  notCopied: 'The address could not be copied: select it and copy it by hand.',
  save: 'Save email configuration',
  saving: 'Saving...',
  saved: 'Email configuration saved successfully',
  notSaved: 'Failed to save email configuration',
  remove: 'Remove the key',
  removal: {
    title: 'Remove the API key?',
    text: 'Your marketing email then goes through the platform again, from its address and in your shop’s name. What waits goes on.',
    confirm: 'Remove the key',
    busy: 'Removing...',
    done: 'The key is removed',
  },
}
