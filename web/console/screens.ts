/** The first words of the addresses that the console's page answers, also without a connection. */
export const screens = [
  'dashboard',
  'counter',
  'customers',
  'segments',
  'programs',
  'qr-codes',
  'sms-templates',
  'email-templates',
  'communications',
  'company',
  'settings',
  'subscription',
  'account',
  'audit',
  'admin',
  'login',
]
