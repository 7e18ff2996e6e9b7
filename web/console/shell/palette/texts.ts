/** The words of the command palette. */
export const texts = {
  label: 'Go to a screen, find a customer or do something',
  placeholder: 'Search customers, screens, actions',
  groups: {
    customers: 'Customers',
    customersAtCounter: 'Customers, opened at the counter',
    actions: 'Actions',
    screens: 'Screens',
  },
  actions: {
    customer: 'Add a customer',
    purchase: 'Record a purchase',
    qrCode: 'Generate a QR code',
    program: 'Create a program',
    invite: 'Invite a team member',
    switchTo: (company: string) => `Switch to ${company}`,
    signOut: 'Sign Out',
  },
  looking: 'Looking for customers...',
  nothing: (query: string) => `Nothing found for '${query}'`,
  failed: (message: string) => `Customers could not be searched. ${message}`,
}
