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

const PLAINLY =
  'Łukasz is written Lukasz; a name of another script is left out, and its guest reads “friend”. The name in your list stays.'

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
  toTriggers: 'Automatic messages',
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
  look: {
    title: 'None of its emails goes yet',
    text: (hosts: string) =>
      `Your shop is new, and this template leads to ${hosts}. Its emails go as soon as we have looked at the link, or with your first payment. Without it they go at once. Where no link is meant, put a space after the dot.`,
    without: 'Take the links out',
    dropped: 'The links are taken out',
    failed: 'The links were not taken out',
  },
  inTrigger: 'Hour, days before and a gift are set in the automatic message.',
  off: 'Off: not sent.',
  sentBy: (title: string) => `Sent by the automatic message “${title}”.`,
  replaced: (name: string) => `Not sent: “${name}” is newer and active, too.`,
  fields: {
    name: { label: 'Name', hint: 'For your team. Guests don’t see it.' },
    trigger_type: { label: 'When it is sent' },
    milestones: { label: 'Milestones', hint: 'Points, with commas between them.', affix: 'points' },
    subject: { label: 'Subject' },
    message_template: { label: 'Message' },
    body: { label: 'Body', hint: 'An empty line begins a new paragraph.' },
    blocks: { label: 'Design' },
    translations: { label: 'Languages' },
    plain_names: { label: 'Plain names' },
  },
  yes: 'Yes',
  no: 'No',
  languages: {
    label: 'Language',
    hint: 'A guest who reads one of the others gets it; everybody else gets your own text.',
    own: 'Your own text',
    add: 'Add a language',
    remove: (language: string) => `Remove ${language}`,
    alsoIn: (list: string) => `Also in ${list}`,
  },
  insert: 'Insert',
  placeholders: {
    business_name: 'Shop',
    name: 'Full name',
    firstName: 'First name',
    lastName: 'Last name',
    points: 'Points',
    stamps: 'Stamps',
    nextReward: 'Next reward',
    toNextReward: 'Missing to it',
    email: 'Email address',
    code: 'Code',
  },
  preview: {
    as: 'Preview as',
    nobody: 'Example guest',
    unnamed: 'A guest without a name',
    empty: 'What you write is shown here as a guest reads it.',
    failed: 'The preview could not be shown.',
  },
  cost: {
    link: {
      together: 'A guest who joins gets the link to their card in the same text.',
      apart:
        'A guest who joins gets the link to their card in a text of its own, which takes none of yours: together they would take more.',
    },
    plain: (now: string, then: string, n: number) =>
      `With plain characters it takes ${then} SMS ${n === 1 ? 'segment' : 'segments'} instead of ${now}.`,
    usePlain: 'Use plain characters',
    isPlain: 'The message is in plain characters now.',
    takeBack: 'Take back',
    most: (name: string, segments: string) => `For ${name} it takes ${segments} SMS segments.`,
    plainNames: 'Plain names where a name makes the text longer',
    namesSave: (name: string, named: string, plain: string) =>
      `For ${name} it takes ${named} SMS segments, plainly ${plain}. ${PLAINLY}`,
    plainly: PLAINLY,
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
  saveFailed: (reason: string) => `Failed to save template: ${reason}`,
  updated: 'Template updated successfully',
  created: 'Template created successfully',
  milestonesWrong: 'Enter whole numbers with commas between them, such as 100, 250.',
}
