import type { DashboardView } from '#server/data/analytics/contract.ts'
import type { PurchasePreview, TillView } from '#server/loyalty/counter/contract.ts'
import type { PortalCard, PortalProgram } from '#server/portal/card/contract.ts'
import type { JoinForm } from '#server/portal/join/contract.ts'
import type { LoyaltyCardProps } from '#web/card/LoyaltyCard.tsx'
import { createFormat } from '#web/format/format.ts'

/** Invented businesses, customers and figures for the real components; each is marked as an example. */

const DAY = 86_400_000
const name = 'Juniper Café'
const color = '#0f5c4a'
const place = { currency: 'USD', locale: 'en-US' }
const time_zone = 'America/New_York'
export const business = { name, color, ...place }
export const format = createFormat({ ...place, time_zone })

export const PLACES = 10
export const FIRST_STAMPS = 7

const coffee = {
  name: 'Coffee card',
  type: 'stamp_card',
  config: {
    stampsRequired: PLACES,
    rewardDescription: 'a coffee on the house',
    allowMultipleCards: true,
    cardExpireDays: 0,
  },
} as const
const points = {
  name: 'Juniper Points',
  type: 'points',
  config: { pointsPerDollar: 2, minimumRedemption: 100, pointsExpireDays: 365, welcomeBonus: 10 },
} as const

/** The card to tap with this number of stamps; the last `justAdded` were just pressed. */
export const stampCard = (stamps_current: number, justAdded = 0): LoyaltyCardProps => ({
  program: coffee,
  business,
  progress: { stamps_current },
  justAdded,
})

const loaf = {
  name: 'The Loaf Club',
  type: 'free_item',
  config: {
    itemName: 'Sourdough loaf',
    itemDescription: '',
    requiredPurchases: 10,
    recurring: true,
    validDays: 60,
  },
} as const

type Type = LoyaltyCardProps['program']['type']
export const faces: (LoyaltyCardProps & { type: Type })[] = [
  { type: 'stamp_card', program: coffee, business, progress: { stamps_current: 7 } },
  {
    type: 'points',
    program: { ...points, name: 'Reader Points' },
    business: { ...place, name: 'Lantern Books', color: '#5b3a6e' },
    progress: { points_balance: 64, total_earned: 412 },
  },
  {
    type: 'free_item',
    program: loaf,
    business: { ...place, name: 'Hearth Bakery', color: '#a8431b' },
    progress: { purchases: 6 },
  },
  {
    type: 'discount',
    program: {
      name: 'Good neighbours',
      type: 'discount',
      config: {
        tiers: [
          { visits: 5, discount: 5 },
          { visits: 10, discount: 10 },
          { visits: 20, discount: 15 },
        ],
      },
    },
    business: { ...place, name: 'Petal & Stem', color: '#a3275d' },
    progress: { visits: 12 },
  },
  {
    type: 'rebate_code',
    program: {
      name: 'Welcome voucher',
      type: 'rebate_code',
      config: {
        codePrefix: 'FADE',
        discountType: 'percentage',
        discountValue: 15,
        validDays: 30,
        singleUse: true,
      },
    },
    business: { ...place, name: 'North Barbers', color: '#1f4b8e' },
    progress: { code: 'FADE7K2MQ9XD' },
  },
]

export const nora = 'Nora Castillo'
const nobody = '00000000-0000-4000-8000-000000000000'

const progress = {
  points_balance: 0,
  total_earned: 0,
  reward_at: null,
  stamps_current: 0,
  places: null,
  card_expires_at: null,
  visits: 31,
}

export const tillView = (now: string): TillView => ({
  customer: {
    id: nobody,
    unique_customer_id: 'CUS-EXAMPLE',
    first_name: 'Nora',
    last_name: 'Castillo',
    email: null,
    phone: null,
    phone_proven_at: null,
    birthday: null,
    total_points: 64,
    lifetime_points_earned: 412,
    total_visits: 31,
    last_visit_at: new Date(Date.parse(now) - 3 * DAY).toISOString(),
    opted_in_sms: true,
    opted_in_email: true,
    portal_enabled: true,
    created_at: now,
  },
  read_at: now,
  birthday_in_days: 2,
  cards: [
    {
      program: { id: 'stamps', name: coffee.name, status: 'active', terms: coffee },
      progress: { ...progress, stamps_current: 8, places: PLACES },
      expiring: null,
    },
    {
      program: { id: 'points', name: points.name, status: 'active', terms: points },
      progress: { ...progress, points_balance: 64, total_earned: 412, reward_at: 100 },
      expiring: null,
    },
    {
      program: { id: 'loaf', name: loaf.name, status: 'active', terms: loaf },
      progress: { ...progress, stamps_current: 6, places: PLACES },
      expiring: null,
    },
  ],
  rewards: [],
  offers: [],
  recent: [],
})

export const preview: Omit<PurchasePreview, 'preview_token'> = {
  amount: 1240,
  paid: 1240,
  currency: 'USD',
  discount: null,
  visit: { counted: true, reason: null },
  programs: [
    {
      program_id: 'points',
      name: points.name,
      type: 'points',
      points: 24,
      points_balance: 88,
      total_earned: 436,
      stamps: 0,
      stamps_current: 0,
      stamps_required: null,
      visits: 32,
      reason: null,
    },
    {
      program_id: 'stamps',
      name: coffee.name,
      type: 'stamp_card',
      points: 0,
      points_balance: 0,
      total_earned: 0,
      stamps: 1,
      stamps_current: 9,
      stamps_required: PLACES,
      visits: 32,
      reason: null,
    },
    {
      program_id: 'loaf',
      name: loaf.name,
      type: 'free_item',
      points: 0,
      points_balance: 0,
      total_earned: 0,
      stamps: 1,
      stamps_current: 7,
      stamps_required: PLACES,
      visits: 32,
      reason: null,
    },
  ],
  rewards: [],
  notes: [],
}

export const portalCard = (now: string): PortalCard => ({
  customer: {
    id: nobody,
    unique_customer_id: 'CUS-EXAMPLE',
    first_name: 'Nora',
    last_name: null,
    phone: null,
  },
  business: {
    id: nobody,
    company_name: name,
    brand_color: color,
    logo_url: null,
    time_zone,
    default_country: 'US',
    contact_phone: null,
    contact_phone_text: null,
    contact_email: null,
    address: null,
    platform_line: null,
    ...place,
  },
  programs: [portalProgram(now)],
  rewards: [],
  next_reward: { kind: 'stamps', left: 1, name: coffee.config.rewardDescription },
  history: { data: [], next: null },
  as_of: now,
})

const portalProgram = (now: string): PortalProgram => ({
  id: 'stamps',
  name: coffee.name,
  status: 'active',
  terms: coffee,
  progress: {
    ...progress,
    stamps_current: 9,
    places: PLACES,
    rewards_earned: 3,
    last_activity_at: new Date(Date.parse(now) - 3 * DAY).toISOString(),
  },
  expiring: null,
  catalogue: [],
})

export const joinForm = (now: string, canText: boolean): JoinForm => ({
  business: { ...business, logoUrl: null, privacyUrl: null, platformLine: null },
  programs: [coffee],
  wording: { sms: `Text me offers and news from ${name}.`, email: `Email me offers and news from ${name}.` },
  canText,
  phoneExample: '(201) 555-0123',
  captcha: null,
  wordingMark: '',
  today: now.slice(0, 10),
  key: '',
  values: {
    phone: '(201) 555-0142',
    first_name: 'Nora',
    last_name: '',
    email: '',
    birthday: '',
    agrees_sms: false,
    agrees_email: false,
  },
  errors: {},
})

export const figures: DashboardView = {
  customers: { total: 248, new_this_month: 31 },
  programs: { active: 2, paused: 0 },
  transactions: 1874,
  sms: { used: 96, limit: 500, until_paid: false },
  emails: { sent: 412, open_rate: 46 },
  unread_texts: 0,
  today: { served: 0, joined: 0, visits: 0, total: 0, handed_out: 0, people: [] },
  waiting: {
    ...{ rewards: 0, reward_holders: 0, withheld: 0, sold_out: 0, no_reward: 0 },
    ...{ full: false, email_refused: false },
  },
  first_steps: { program: true, qr_code: true, customer: true, purchase: true, profile: true },
  recent: [],
}

/** The default texts of a new business, with their placeholders filled in. */
export const sampleTexts = [
  `Welcome to ${name}, Nora! You now collect rewards with us. Reply STOP to end, HELP for help. Msg & data rates may apply.`,
  `Good news, Nora: a reward is waiting for you at ${name}!`,
]
