import { exampleCustomer } from '#server/loyalty/customers/examples.ts'
import { recipientStates } from './words.ts'

const noProgress = Object.fromEntries(recipientStates.map((state) => [state, 0])) as Record<
  (typeof recipientStates)[number],
  number
>

/** A campaign of the Blue Door Café, as a draft. */
export const exampleCampaign = {
  id: '0198c2e7-15d4-7b39-a6c0-2f8e4d7b9103',
  name: 'Summer menu',
  type: 'email' as const,
  status: 'draft' as const,
  status_reason: null,
  recipient_count: 0,
  created_at: '2026-05-28T08:00:00.000Z',
  scheduled_for: null,
  not_after: null,
  started_at: null,
  sent_at: null,
}
const words = { subject: 'Our summer menu', body: 'Hi {firstName}, lemon cake is back.', blocks: null }
const settings = {
  audience: { kind: 'all' as const },
  template_id: null,
  texts: [{ ...words, translations: [] }],
  offer: null,
  holdout_percent: 10,
  throttle_per_minute: null,
}
const draft = {
  ...exampleCampaign,
  ...settings,
  version: 1,
  progress: noProgress,
  retry: { can: 0, never: 0 },
  looked_at_for: [],
  goes_on_at: null,
}
const started_at = '2026-06-01T14:00:00.000Z'
const scheduled = {
  ...draft,
  status: 'scheduled' as const,
  scheduled_for: '2026-06-01T14:00:00.000Z',
  not_after: null,
  version: 2,
}
const sending = {
  ...draft,
  status: 'sending' as const,
  recipient_count: 180,
  started_at,
  version: 3,
  progress: { ...noProgress, excluded: 12, held_out: 20, waiting: 60, queued: 20, delivered: 100 },
}
const visitors = (people: number, came: number, spent: number) => ({ people, came, spent })
const lift = { verdict: 'more' as const, difference: 0.11, low: 0.02, high: 0.2 }
const outcome = {
  ...{ sent: 180, delivered: 178, opened: 96, machine_opened: 14 },
  ...{ unsubscribed: 1, replies: 0, redeemed: 0 },
}
/** The campaign once it went out, as reports name it. */
export const exampleSentCampaign = {
  ...{ id: exampleCampaign.id, name: exampleCampaign.name, type: exampleCampaign.type },
  ...{ started_at, sent: 180, opened: 96 },
  messaged: visitors(180, 70, 98_000),
  held_out: visitors(20, 6, 7_400),
  counted_until: '2026-06-15T14:00:00.000Z',
}

export const listCampaigns = { answer: { data: [exampleCampaign], next: null } }
export const createCampaign = {
  body: { name: exampleCampaign.name, type: exampleCampaign.type, ...settings },
  answer: draft,
}
export const readCampaign = { answer: draft }
export const editCampaign = {
  body: { version: 1, name: 'Summer menu and cake', ...settings },
  answer: { ...draft, name: 'Summer menu and cake', version: 2 },
}
export const reopenCampaign = { answer: { ...draft, version: 3 } }
export const forecastCampaign = {
  answer: {
    ...{ people: 212, excluded: [{ reason: 'not_agreed' as const, customers: 12 }], held_out: 20 },
    ...{ recipients: 180, segments: 180, segments_are_exact: true },
    takes: { allowance: 180, credits: 0 },
    left: { allowance: 4_820, credits: 0 },
    ...{ goes_at: null, refusal: null, needs_address: false, looked_at_for: [], warning: null },
    upgrade: false,
  },
}
export const startCampaign = {
  body: { version: 1, at: '2999-06-01T10:00', not_after: null, address: null },
  answer: scheduled,
}
export const dropCampaignLinks = { answer: sending }
export const pauseCampaign = { answer: { ...sending, status: 'paused' as const, version: 4 } }
export const resumeCampaign = { answer: { ...sending, version: 5 } }
export const cancelCampaign = { answer: { ...sending, status: 'cancelled' as const, version: 6 } }
export const retryCampaign = { answer: { ...sending, version: 7 } }

const { id, first_name, last_name, email, phone } = exampleCustomer
export const listCampaignRecipients = {
  answer: {
    data: [
      {
        customer: { id, first_name, last_name, email, phone },
        state: 'delivered' as const,
        ...{ reason: null, failure: null, variant: 0 },
        message_id: '0198e3b7-04a8-7c51-9d62-f1805e7b3a46',
        sent_at: '2026-06-01T14:00:12.000Z',
        opened_at: null,
      },
    ],
    next: null,
  },
}
export const readCampaignResults = { answer: { ...outcome, variants: [outcome] } }
export const readCampaignEffect = {
  answer: {
    ...{ clicked: 31, machine_clicked: 3, links: [{ url: 'https://blue-door.example/menu', people: 31 }] },
    messaged: exampleSentCampaign.messaged,
    unreached: visitors(0, 0, 0),
    held_out: exampleSentCampaign.held_out,
    counted_until: exampleSentCampaign.counted_until,
    lift,
  },
}
