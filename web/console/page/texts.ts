/** A person's role in a team. */
export const roles = { admin: 'Admin', member: 'Member', counter: 'Counter only' }

/** The words around the screens. */
export const texts = {
  skip: 'Skip to content',
  navigation: 'Main',
  more: 'More',
  plans: 'View Plans',
  search: 'Search',
  searchKey: 'Ctrl K',
  roles,
  superAdmin: 'Super Admin',
  help: 'Help',
  signOut: 'Sign Out',
  account: 'Account',
  loading: 'Loading...',
  /** Read to people who do not see that a list has changed. */
  shown: (n: number, more: boolean) => {
    if (n === 0) return 'Nothing found'
    return more ? `${n} shown, and there are more` : `${n} found`
  },
  readOnly: 'You are looking into this shop: you can change nothing.',
  switchBusiness: 'Switch shop',
  businessAs: (company: string, role: keyof typeof roles) => `${company} (${roles[role]})`,
  nowIn: (company: string) => `You are in ${company} now`,
  theme: { legend: 'Theme', system: 'As this device', light: 'Light', dark: 'Dark' },
  marketing: 'Marketing',
  places: {
    dashboard: 'Dashboard',
    analytics: 'Analytics',
    counter: 'Counter',
    customers: 'Customers',
    segments: 'Segments',
    programs: 'Programs',
    qrCodes: 'QR Codes',
    campaigns: 'Campaigns',
    smsTemplates: 'SMS Templates',
    emailTemplates: 'Email Templates',
    triggers: 'Automatic messages',
    communications: 'Communications',
    subscription: 'Subscription',
    company: 'Company',
    settings: 'Settings',
  },
  offline: {
    title: 'You are offline.',
    text: 'What you see may have changed since, and only what you record at the counter is kept.',
    page: 'You are offline',
    pageText:
      'What this page shows is not kept on this device. As soon as there is a connection, it continues by itself.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
    home: 'Go to the dashboard',
  },
  failed: {
    title: 'This page could not be shown',
    unknown: 'Something went wrong. Please try again. If that does not help, reload the page.',
    retry: 'Try Again',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved yet and would be lost.',
    confirm: 'Leave',
    stay: 'Stay here',
  },
  back: 'Back',
  noBusiness: {
    title: 'Business Not Found',
    text: 'Unable to load business information. Please try logging out and back in.',
    setUp: 'Set up a company',
  },
  leftBusiness: {
    title: 'You are not on a team right now',
    text: 'You are no longer on the team of the shop you worked in. Your account stays yours: a shop can invite you again at any time, or you can set up one of your own.',
    setUp: 'Set up a shop of my own',
  },
}
