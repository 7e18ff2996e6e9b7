/** Words for the screens of a business that the log names when a super admin opens them. */
export const screenWords = {
  dashboard: 'the dashboard',
  analytics: 'the analytics',
  counter: 'the counter',
  customers: 'the customers',
  customer: 'the record',
  segments: 'the segments',
  programs: 'the programs and rewards',
  'qr-codes': 'the QR codes',
  'sms-templates': 'the SMS templates',
  'email-templates': 'the email templates',
  triggers: 'the automatic messages',
  campaigns: 'the campaigns',
  communications: 'the messages',
  company: 'the team',
  settings: 'the settings',
  subscription: 'the plan and its payments',
  audit: 'this log',
} as const

export type ViewedScreen = keyof typeof screenWords
declare module '#server/platform/http/contract.ts' {
  interface Screens extends Record<ViewedScreen, true> {}
}

export const isScreen = (name: string | undefined): name is ViewedScreen =>
  name !== undefined && name in screenWords
