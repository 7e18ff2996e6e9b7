/** The words that all screens of the platform share. */
export const texts = {
  navigation: 'Super Admin',
  backToBusiness: 'Back to your shop',
  places: {
    dashboard: 'Dashboard',
    tenants: 'Tenants',
    users: 'Users',
    config: 'Plans',
    credits: 'Credits',
    announcements: 'Announcements',
    tests: 'Tests',
    audit: 'Audit log',
    health: 'Health',
  },
  retry: 'Try Again',
  failed: 'The figures could not be loaded.',
  columns: {
    company: 'Company',
    email: 'Email',
    tier: 'Tier',
    status: 'Status',
    credits: 'Credits',
    mrr: 'MRR',
    usage: 'Usage',
    created: 'Created',
    actions: 'Actions',
  },
}
