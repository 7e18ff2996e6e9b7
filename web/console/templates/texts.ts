import type { EmailTemplateView, SmsTemplateView } from '#server/messaging/templates/contract.ts'

export type Trigger = SmsTemplateView['trigger_type'] | EmailTemplateView['trigger_type']

const triggers: Record<Trigger, string> = {
  welcome: 'Welcome',
  reward_earned: 'Reward earned',
  reward: 'Reward earned',
  points_milestone: 'Points milestone',
  birthday: 'Birthday',
  promotional: 'Promotional',
  custom: 'Custom',
}

/** The words of /sms-templates and /email-templates. Figures arrive formatted. */
export const texts = {
  sms: {
    title: 'SMS Templates',
    description: 'What guests who agreed to texts read, and when.',
    create: 'New SMS template',
    none: 'No SMS templates yet',
  },
  email: {
    title: 'Email Templates',
    description: 'What guests who agreed to emails read, and when.',
    create: 'New email template',
    none: 'No email templates yet',
  },
  toTriggers: 'When they go out by themselves',
  noneText: 'A template is written once and sent whenever its moment comes, or by hand.',
  loading: 'Loading the templates...',
  loadFailed: 'The templates could not be loaded.',
  retry: 'Try Again',
  active: 'Active',
  inactive: 'Off',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  activate: 'Activate',
  deactivate: 'Deactivate',
  toggleOf: (act: string, name: string) => `${act} ${name}`,
  toggling: 'One moment...',
  toggleFailed: 'Failed to toggle template',
  triggers,
  when: {
    welcome: 'Sent when somebody joins.',
    reward: 'Sent when a guest earns a reward. The reward and its code follow the text.',
    milestone: (points: string) =>
      `Sent when a purchase takes a guest past ${points} points: of several the highest, each once.`,
    birthday: (hour: string) => `Sent on a guest’s birthday at ${hour}.`,
    beforeBirthday: (days: string, n: number, hour: string) =>
      `Sent ${days} ${n === 1 ? 'day' : 'days'} before a guest’s birthday, at ${hour}.`,
    byHand: 'Sent by hand, from a guest’s row.',
  },
  replaced: (name: string) => `Not sent: “${name}” is newer and active, too.`,
  fields: {
    name: { label: 'Name', hint: 'For your team. Guests don’t see it.' },
    trigger_type: { label: 'When it is sent' },
    milestones: { label: 'Milestones', hint: 'Points, with commas between them.', affix: 'points' },
    sendHour: { label: 'Hour', hint: 'By your shop’s clock.' },
    daysBefore: { label: 'Days before', hint: '0\u00a0=\u00a0on the day.', affix: 'days' },
    subject: { label: 'Subject' },
    message_template: { label: 'Message' },
    body: { label: 'Body', hint: 'An empty line begins a new paragraph.' },
    blocks: { label: 'Design' },
  },
  insert: 'Put in',
  placeholders: {
    business_name: 'Shop',
    name: 'Full name',
    firstName: 'First name',
    lastName: 'Last name',
    points: 'Points',
    email: 'Email address',
    code: 'Code',
  },
  preview: {
    as: 'Preview as',
    nobody: 'Somebody made up',
    unnamed: 'A guest without a name',
    empty: 'What you write is shown here as a guest reads it.',
    failed: 'The preview could not be shown.',
  },
  test: {
    send: 'Send a test to me',
    sending: 'Sending...',
    sent: (recipient: string) => `The test is on its way to ${recipient}`,
    failed: 'The test was not sent',
  },
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saveFailed: 'Failed to save template',
  updated: 'Template updated successfully',
  created: 'Template created successfully',
  milestonesWrong: 'Enter whole numbers with commas between them, such as 100, 250.',
}
