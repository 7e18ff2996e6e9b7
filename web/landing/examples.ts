import type { DashboardView } from '#server/data/analytics/contract.ts'
import type { PurchasePreview, TillView } from '#server/loyalty/counter/contract.ts'
import type { PortalCard, PortalProgram } from '#server/portal/card/contract.ts'
import type { JoinForm } from '#server/portal/join/contract.ts'
import type { LoyaltyCardProps } from '#web/card/LoyaltyCard.tsx'
import { createFormat } from '#web/format/format.ts'
import { business, coffee, color, name, PLACES, place, points, time_zone } from './exampleCafe.ts'

/** Invented businesses, customers and figures for the real components; each is marked as an example. */

const DAY = 86_400_000
export const format = createFormat({ ...place, time_zone })

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
  {
    type: 'stamp_card',
    program: { ...coffee, config: { ...coffee.config, rewardDescription: 'a free coffee' } },
    business,
    progress: { stamps_current: 7 },
  },
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
    progress: { visits: 22 },
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

/** The example customer at the till. */
export const tillCustomer = (now: string): Pick<TillView, 'customer' | 'birthday_in_days'> => ({
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
  birthday_in_days: 2,
})

/** The reward of a card that the till fills. */
export const earned: PurchasePreview['rewards'][number] = {
  id: nobody,
  program_id: nobody,
  type: 'stamp_card',
  name: coffee.config.rewardDescription,
  description: null,
  redemption_code: null,
  expires_at: null,
}

/** The example customer's portal with this number of stamps. */
export const portalCard = (now: string, stamps: number): PortalCard => ({
  language: null,
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
  programs: [portalProgram(now, stamps)],
  rewards: [],
  next_reward:
    stamps === PLACES
      ? { kind: 'ready', count: 1, name: coffee.config.rewardDescription }
      : { kind: 'stamps', left: PLACES - stamps, name: coffee.config.rewardDescription },
  history: { data: [], next: null },
  as_of: now,
})

const portalProgram = (now: string, stamps_current: number): PortalProgram => ({
  id: 'stamps',
  name: coffee.name,
  status: 'active',
  terms: coffee,
  progress: {
    ...progress,
    stamps_current,
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
    ...{ late_cases: 0, full: false, email_refused: false },
  },
  first_steps: { program: true, qr_code: true, customer: true, purchase: true, profile: true },
  recent: [],
}

/** The default texts of a new business, with their placeholders filled in. */
export const sampleTexts = [
  `Welcome to ${name}, Nora! You now collect rewards with us. Reply STOP to end, HELP for help. Msg & data rates may apply.`,
  `Good news, Nora: a reward is waiting for you at ${name}!`,
]
