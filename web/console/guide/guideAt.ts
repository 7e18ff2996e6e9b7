import type { GuideName } from './pages.ts'

/** The page of the guide about each screen, by the first word of its address. */
const pageAt: Record<string, GuideName> = {
  dashboard: 'numbers',
  analytics: 'numbers',
  counter: 'till',
  customers: 'import',
  programs: 'first-program',
  'qr-codes': 'qr-code',
  segments: 'campaign',
  campaigns: 'campaign',
  'sms-templates': 'campaign',
  'email-templates': 'campaign',
  triggers: 'campaign',
  communications: 'campaign',
  company: 'team',
  account: 'team',
  audit: 'team',
  subscription: 'plan',
  settings: 'own-domain',
}

/** The page that explains the screen at an address; undefined if none does. */
export const guideAt = (path: string): GuideName | undefined => pageAt[path.split('/')[1] ?? '']
