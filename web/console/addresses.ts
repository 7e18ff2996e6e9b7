/** The addresses of the console's screens, as the router writes them; the server answers others with 404. */
export const addresses = [
  '/login',
  '/login/code',
  '/login/link',
  '/login/two-factor',
  '/login/ways',
  '/signup',
  '/accept-invitation',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/analytics',
  '/counter',
  '/counter/day',
  '/customers',
  '/customers/$customerId',
  '/segments',
  '/programs',
  '/qr-codes',
  '/sms-templates',
  '/email-templates',
  '/triggers',
  '/campaigns',
  '/campaigns/$campaignId',
  '/communications',
  '/company',
  '/settings',
  '/subscription',
  '/account',
  '/audit',
  '/admin/dashboard',
  '/admin/tenants',
  '/admin/config',
  '/admin/credits',
  '/admin/announcements',
  '/admin/users',
  '/admin/test-communications',
  '/admin/audit',
  '/admin/account',
]

const known = addresses.map((address) =>
  address.replace(/\$\w+/, '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}'),
)
const pattern = new RegExp(`^(${known.join('|')})/?$`, 'i')

export const isAddress = (path: string): boolean => pattern.test(path)
