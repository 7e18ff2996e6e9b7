import type { NewCampaign } from '#server/messaging/campaigns/contract.ts'

type CampaignText = NonNullable<NewCampaign['texts']>[number]

/** A campaign of the café. `daysBefore` counts back from the day on which its year ends; a draft is never started. */
export type PlannedCampaign = {
  daysBefore: number
  name: string
  type: 'email' | 'sms'
  texts: CampaignText[]
  /** A ready segment, the owner's own one, or everybody. */
  audience: 'all' | 'ready:slipping-away' | 'ready:regular' | 'own'
  holdout: number
  /** A reward of the catalogue, by its name. */
  gives?: string
  /** The share of those written to who come because of it, beside their usual visits. */
  brings: number
  ends?: 'draft' | 'scheduled'
}

const mail = (subject: string, ...paragraphs: string[]): CampaignText => ({
  subject,
  body: '',
  blocks: [
    { kind: 'heading', text: subject, size: 'large' },
    { kind: 'text', paragraphs: paragraphs.map((text) => [{ text }]) },
    { kind: 'button', label: 'See your card', leads_to: 'card' },
  ],
  translations: [],
})

const text = (body: string): CampaignText => ({
  subject: '',
  body,
  blocks: null,
  translations: [],
})

export const cafeCampaigns: PlannedCampaign[] = [
  {
    daysBefore: 268,
    name: 'The Loaf Club opens',
    type: 'email',
    audience: 'all',
    holdout: 10,
    brings: 0.1,
    texts: [
      mail(
        'Sourdough, and every 26th is ours',
        'Hi {firstName}, from today each visit counts for a loaf. Say hello at the counter and you are in.',
      ),
    ],
  },
  {
    daysBefore: 176,
    name: 'A thank you to our regulars',
    type: 'sms',
    audience: 'ready:regular',
    holdout: 10,
    brings: 0.05,
    texts: [text('{firstName}, thank you for coming so often! You have {points} points at {business_name}.')],
  },
  {
    daysBefore: 121,
    name: 'The new roast',
    type: 'email',
    audience: 'all',
    holdout: 10,
    brings: 0.12,
    texts: [
      mail(
        'The new roast is here',
        'Hi {firstName}, it came out of the drum this morning. Come and taste it.',
      ),
      mail('{firstName}, a cup is waiting', 'The new roast is here: plums, cocoa, and not a bit sour.'),
    ],
  },
  {
    daysBefore: 83,
    name: 'Come back for a flat white',
    type: 'sms',
    audience: 'ready:slipping-away',
    holdout: 0,
    gives: 'Flat white',
    brings: 0.35,
    texts: [text('{firstName}, we have missed you. A flat white is on us, two weeks long: show {code}')],
  },
  {
    daysBefore: 47,
    name: 'House beans for your kitchen',
    type: 'email',
    audience: 'all',
    holdout: 25,
    brings: 0.22,
    texts: [
      mail(
        'Our beans, in your kitchen',
        'Hi {firstName}, the bag of house beans is back on the shelf, roasted on Tuesdays.',
        'Your {points} points may be enough for one. Your card tells you.',
      ),
    ],
  },
  {
    daysBefore: 26,
    name: 'Cinnamon rolls are back',
    type: 'sms',
    audience: 'all',
    holdout: 25,
    brings: 0.25,
    texts: [text('Hi {firstName}, the cinnamon rolls are back, warm from eight o’clock. See you soon!')],
  },
  {
    daysBefore: 0,
    name: 'Tasting for those who come most',
    type: 'sms',
    audience: 'own',
    holdout: 10,
    brings: 0.05,
    texts: [text('{firstName}, we taste three new coffees on Saturday at ten, and you are invited.')],
  },
  {
    daysBefore: 0,
    name: 'New hours in spring',
    type: 'email',
    audience: 'all',
    holdout: 10,
    brings: 0,
    ends: 'draft',
    texts: [mail('We open at seven', 'Hi {firstName}, from spring on the first coffee is at seven.')],
  },
  {
    daysBefore: 0,
    name: 'Saturday’s loaves',
    type: 'email',
    audience: 'ready:regular',
    holdout: 10,
    brings: 0,
    ends: 'scheduled',
    texts: [mail('Keep a loaf for you?', 'Hi {firstName}, answer until Friday and we keep one on the side.')],
  },
]
