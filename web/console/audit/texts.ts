/** Texts of /audit, and of the same list at /admin/audit. */
export const texts = {
  title: 'Activity',
  description: 'Who did what in your shop, when and from where. Nobody can change this log.',
  loading: 'Loading the activity...',
  failed: 'The activity could not be loaded.',
  retry: 'Try Again',
  export: 'Export',
  admins: 'Only an admin of this shop sees its activity.',
  who: 'Who',
  everybody: 'Everybody',
  what: 'What',
  from: 'From',
  to: 'To',
  kinds: {
    all: 'Everything',
    'signing in': 'Signing in',
    team: 'Team',
    'shared till': 'Shared till',
    settings: 'Settings',
    campaigns: 'Campaigns',
    customers: 'Customers',
    exports: 'Exports',
    platform: 'Regulars',
  },
  wrongDays: 'The first day is after the last one.',
  none: 'Nothing has happened yet',
  noneText: 'Sign-ins, team, tills, settings, corrections, exports and erasures will stand here.',
  nothing: 'Nothing matches',
  nothingText: 'Nothing of this kind was done on these days.',
  clear: 'Show everything',
  older: 'Show older',
  loadingOlder: 'Loading...',
  set: (setting: string, from: string, to: string) => {
    if (!from) return `${setting}: set to “${to}”`
    return to ? `${setting}: “${from}” → “${to}”` : `${setting}: “${from}” removed`
  },
  reason: (reason: string) => `Reason: ${reason}`,
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system),
  customer: 'See the customer',
}
