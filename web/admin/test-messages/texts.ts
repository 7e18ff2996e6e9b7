/** The words of /admin/test-communications. */
export const testTexts = {
  title: 'Test Communications',
  description: 'Send yourself a message to see whether mail and texts go out',
  descriptionOfMail: 'Send yourself a message to see whether mail goes out',
  noTexts: 'This installation sends no texts: TWILIO_* is not set (docs/operations.md).',
  note: 'Tests do not count against the limits of any tenant.',
  tabs: { email: 'Email Testing', sms: 'SMS Testing' },
  email: {
    recipient: 'Recipient Email',
    name: 'Recipient Name',
    subject: 'Subject',
    subjectFirst: 'Test email from Regulars',
    body: 'Message Body',
    bodyFirst:
      'Hello,\n\nthis is a test of the mail that Regulars sends. If you can read it, mail goes out.\n\nThe Regulars team',
    submit: 'Send test email',
    sent: (id: string) => `Email sent successfully! Message ID: ${id}`,
    failed: 'Failed to send email',
  },
  sms: {
    recipient: 'Recipient Phone Number',
    recipientHint: 'Include country code (e.g., +1 for US)',
    message: 'Message',
    messageHint: 'Keep message concise for SMS delivery',
    messageFirst: 'This is a test of the texts that Regulars sends.',
    submit: 'Send test SMS',
    sent: (id: string) => `SMS sent successfully! Message ID: ${id}`,
    failed: 'Failed to send SMS',
  },
  sending: 'Sending...',
  noSession: 'No active session',
  noId: 'N/A',
}
