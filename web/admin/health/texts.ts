/** The words of a tenant's health. Figures and dates arrive formatted. */
export const healthTexts = {
  title: 'The last 30 days',
  written: 'Messages and payments, in figures alone. The shop reads in its audit log that you looked.',
  open: 'Look at its health',
  email: 'Emails',
  sms: 'Texts',
  fate: ([sent, failed, withheld]: [string, string, string], share: string | null) =>
    `${sent} sent${share ? `, ${share} confirmed as delivered` : ''}; ${failed} failed, ${withheld} kept back`,
  textsMonth: 'Texts of its month, by its plan',
  textsToday: 'Texts of today (UTC), before a payment',
  used: (count: string, limit: string) => `${count} of ${limit}`,
  unlimited: (count: string) => `${count}, without a limit`,
  away: {
    complaints: 'Marked an email as spam',
    unsubscribes: 'Unsubscribed from emails',
    bounces: 'Addresses that bounced',
    stops: 'Replied STOP',
  },
  payment: 'Payment',
  noPayment: 'Stripe does not know it',
  methods: { none: 'No card', ok: 'The card works', failed: 'The last payment failed' },
  pastDue: (date: string) => `A payment is late since ${date}`,
  keyRefused: (moment: string) => `SendGrid refused its key on ${moment}`,
  failures: 'Why messages did not arrive',
  noFailures: 'All that was tried went out.',
}
