const plural = (count: string, one: boolean, word: string) => `${count} ${one ? word : `${word}s`}`

/** The words of /subscription. Figures arrive formatted. */
export const texts = {
  title: 'Subscription & Billing',
  failed: 'Failed to load subscription data',
  retry: 'Try Again',
  current: {
    title: 'Current plan',
    free: 'Free',
    perMonth: (price: string) => `${price} a month`,
    period: 'Billing period',
    renews: (date: string) => `Renews: ${date}`,
    trialUntil: (date: string) => `Trial until ${date}`,
    trialOver: (date: string) => `The trial ended on ${date}`,
    noPeriod: 'None: nothing is billed',
    payment: 'Payment status',
    nothingToPay: 'Nothing to pay',
    notBilled: 'Nothing is billed, and no payment method is on file',
    credits: 'Credits',
    creditsText: (cost: string, one: boolean) =>
      `Beyond the month’s texts, one costs ${plural(cost, one, 'credit')}.`,
  },
  usage: {
    title: 'What you use',
    text: 'At a limit nothing is taken away: the guests you have keep collecting and redeeming.',
    customers: 'Customers',
    programs: 'Programs',
    sms: 'SMS this month',
    seats: 'Team seats',
    of: (used: string, limit: string) => `${used} of ${limit}`,
    untilPaid: (used: string, limit: string) => `${used} of ${limit} in all, before the first payment`,
    unlimited: (used: string) => `${used}, without a limit`,
  },
  plans: {
    title: 'The plans',
    text: 'This page shows the plan that you chose at sign-up. Plans are not changed here.',
    current: 'Your plan',
    customers: (count: string, one: boolean) => plural(count, one, 'customer'),
    programs: (count: string, one: boolean) => plural(count, one, 'program'),
    sms: (count: string) => `${count} SMS a month`,
    seats: (count: string, one: boolean) => plural(count, one, 'team seat'),
    credits: (count: string, one: boolean) => `${plural(count, one, 'credit')} to begin with`,
    unlimited: 'Unlimited',
    mailchimp: 'MailChimp integration',
    white_label: 'White-label',
    priority_support: 'Priority support',
  },
}
