/** The words of a business's figures. Numbers arrive formatted. */
export const texts = {
  heading: 'Your figures',
  customers: 'Total Customers',
  newThisMonth: (count: string) => `${count} new this month`,
  programs: 'Active Programs',
  paused: (count: string) => `${count} paused`,
  transactions: 'Transactions',
  allTime: 'All time',
  sms: 'SMS Usage',
  smsOf: (limit: string) => `of ${limit} this month`,
  smsUntilPaid: (limit: string) => `of ${limit} before the first payment`,
  smsUnlimited: 'This month, without a limit',
  emails: 'Emails Sent',
  openRate: 'Email Open Rate',
  opened: 'Of marketing emails that are tracked',
  unknown: '–',
  noneTracked: 'No tracked email sent yet',
}
