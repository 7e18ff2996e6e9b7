import type { CampaignView } from '#server/messaging/campaigns/contract.ts'

export type Status = CampaignView['status']

/** Texts of the list at /campaigns and of its dialog. Figures and moments arrive formatted. */
export const texts = {
  title: 'Campaigns',
  description: 'One message for many guests who agreed to it, and what it brought.',
  tabs: { all: 'All', email: 'Email', sms: 'SMS' },
  filter: 'Which campaigns',
  create: 'New campaign',
  loading: 'Loading the campaigns...',
  loadFailed: 'The campaigns could not be loaded.',
  retry: 'Try Again',
  more: 'Show older campaigns',
  loadingMore: 'Loading...',
  empty: {
    title: 'No campaigns yet',
    text: 'Write once to everybody, or to those of a segment: a new roast, a quiet Tuesday, a code to come back with. Before it goes you see to how many, and what it takes.',
  },
  noneOf: {
    email: 'No email campaigns yet',
    sms: 'No SMS campaigns yet',
  },
  columns: { name: 'Campaign', status: 'Status', recipients: 'Recipients', when: 'When' },
  types: { email: 'Email', sms: 'SMS' },
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Sending',
    sent: 'Sent',
    paused: 'Paused',
    cancelled: 'Cancelled',
    failed: 'Failed',
  } satisfies Record<Status, string>,
  customers: (count: string, n: number) => (n === 1 ? `${count} customer` : `${count} customers`),
  recipients: (count: string, n: number) => (n === 1 ? `${count} recipient` : `${count} recipients`),
  notChosen: 'Chosen when it is sent',
  when: {
    draft: (when: string) => `Made ${when}`,
    scheduled: (when: string) => `Goes ${when}`,
    started: (when: string) => `Begun ${when}`,
    sent: (when: string) => `Sent ${when}`,
  },
  dialog: {
    title: 'New campaign',
    toPicked: (customers: string) => `For the ${customers} you picked.`,
    description: 'A draft to begin with: it goes to nobody until you send it.',
    name: { label: 'Name', hint: 'For your team. Guests don’t see it.' },
    type: 'Type',
    types: {
      sms: { label: 'SMS', description: 'Short, and read within minutes. Takes texts of your plan.' },
      email: { label: 'Email', description: 'Room for more, with a subject.' },
    },
    emailPlan: (plans: string, count: number) =>
      `Email campaigns come with the ${plans} ${count === 1 ? 'plan' : 'plans'}.`,
    cancel: 'Cancel',
    submit: 'Create draft',
    submitting: 'Creating...',
    nameless: 'Enter a name',
  },
}
