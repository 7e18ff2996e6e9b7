import { exampleCustomer } from '#server/loyalty/customers/examples.ts'
import { exampleStampCard } from '#server/loyalty/programs/examples.ts'
import { exampleSentCampaign } from '#server/messaging/campaigns/examples.ts'

const { id, first_name, last_name, email, phone, unique_customer_id } = exampleCustomer
const figures = {
  ...{ revenue: 412_300, revenue_new: 38_900, visits: 861, visits_new: 74, active: 298 },
  ...{ customers: 512, joined: 37, points_given: 0, points_used: 0, points_expired: 0 },
  ...{ rewards_earned: 81, rewards_handed_out: 66, discounts: 0 },
}

export const readAnalytics = {
  answer: {
    currency: 'USD',
    as_of: '2026-06-07T21:30:00.000Z',
    ...{ from: '2026-06-01', to: '2026-06-07', before_from: '2026-05-25', before_to: '2026-05-31' },
    now: figures,
    before: { ...figures, revenue: 398_100, visits: 840 },
    steps: [
      {
        ...{ at: '2026-06-01', revenue: 58_200, revenue_new: 5_100, visits: 121, visits_new: 9, joined: 6 },
        ...{ revenue_before: 55_900, visits_before: 117 },
      },
    ],
    hours: [{ weekday: 1, hour: 8, visits: 23 }],
    best: [
      {
        customer: { id, first_name, last_name, email, phone, unique_customer_id },
        ...{ revenue: 6_480, visits: 7 },
      },
    ],
    sign_ups: [{ qr_code_id: null, name: null, code: null, joined: 12, joined_before: 9 }],
    rewards: [
      {
        ...{ id: '0198c2e1-58a2-7d07-b6f3-0c9e42d81a5b', name: 'A coffee of your choice' },
        program: exampleStampCard.name,
        ...{ handed_out: 66, handed_out_before: 59, cost: 90 },
      },
    ],
  },
}

const none = { sent: 0, opened: 0, people: 0, came: 0 }
export const readMessageAnalytics = {
  answer: {
    campaigns: [exampleSentCampaign],
    triggers: [],
    before: { campaigns: none, triggers: none },
  },
}

export const readOutstandingForecast = {
  answer: {
    held: {
      ...{ points: 41_200, rewards: 38, idle_points: 9_800 },
      worth: { low: 20_600, high: 30_900 },
      unpriced_points: 0,
    },
    days: 30,
    points: {
      outstanding: 41_200,
      forecast: { expected: 8_300, low: 7_100, high: 9_600, tested: 6, off: 9 },
      cost: { low: 4_150, high: 6_225 },
    },
    rewards: { outstanding: 38, forecast: null, cost: null },
  },
}
