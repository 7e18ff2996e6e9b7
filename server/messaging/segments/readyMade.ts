import type { Rule } from './rule.ts'

export const readyNames = [
  'new',
  'regular',
  'slipping-away',
  'lost',
  'best',
  'big-spenders',
  'birthday-this-month',
  'birthday-next-month',
  'reward-waiting',
  'never-came-back',
  'joined-but-no-visit',
  'email-openers',
  'out-of-reach',
] as const
export type ReadyName = (typeof readyNames)[number]

export type ReadySegment = { name: string; meaning: string; rule: Rule }

/** Segments that every business has, in words for its owner. */
export const readySegments: Record<ReadyName, ReadySegment> = {
  new: {
    name: 'New',
    meaning: 'Joined in the last 30 days.',
    rule: { match: 'all', of: [{ about: 'joined', is: 'within', days: 30 }] },
  },
  regular: {
    name: 'Regulars',
    meaning: 'Came at least 5 times, and in the last 45 days.',
    rule: {
      match: 'all',
      of: [
        { about: 'visits', is: 'at_least', value: 5 },
        { about: 'last_visit', is: 'within', days: 45 },
      ],
    },
  },
  'slipping-away': {
    name: 'Slipping away',
    meaning:
      'Used to come, and have stayed away for more than twice as long as usual for them, at least 21 days.',
    rule: { match: 'all', of: [{ about: 'slipping_away' }] },
  },
  lost: {
    name: 'Lost',
    meaning: 'Came at least once, and not in the last 180 days.',
    rule: { match: 'all', of: [{ about: 'last_visit', is: 'longer_ago', days: 180 }] },
  },
  best: {
    name: 'Best guests',
    meaning: 'Among the tenth who came most often, and here in the last 90 days.',
    rule: {
      match: 'all',
      of: [
        { about: 'top', by: 'visits', percent: 10 },
        { about: 'last_visit', is: 'within', days: 90 },
      ],
    },
  },
  'big-spenders': {
    name: 'Big spenders',
    meaning: 'Among the tenth who spent most.',
    rule: { match: 'all', of: [{ about: 'top', by: 'spent', percent: 10 }] },
  },
  'birthday-this-month': {
    name: 'Birthday this month',
    meaning: 'Have their birthday in this month.',
    rule: { match: 'all', of: [{ about: 'birthday', month: 'this' }] },
  },
  'birthday-next-month': {
    name: 'Birthday next month',
    meaning: 'Have their birthday in the month to come.',
    rule: { match: 'all', of: [{ about: 'birthday', month: 'next' }] },
  },
  'reward-waiting': {
    name: 'Reward waiting',
    meaning: 'Have a reward that they have not used yet.',
    rule: { match: 'all', of: [{ about: 'reward', is: 'waiting' }] },
  },
  'never-came-back': {
    name: 'Never came back',
    meaning: 'Came once, more than 30 days ago.',
    rule: {
      match: 'all',
      of: [
        { about: 'visits', is: 'exactly', value: 1 },
        { about: 'last_visit', is: 'longer_ago', days: 30 },
      ],
    },
  },
  'joined-but-no-visit': {
    name: 'Joined, no visit yet',
    meaning: 'Joined more than 7 days ago and have not come since.',
    rule: {
      match: 'all',
      of: [
        { about: 'joined', is: 'longer_ago', days: 7 },
        { about: 'last_visit', is: 'never' },
      ],
    },
  },
  'email-openers': {
    name: 'Email openers',
    meaning: 'Opened an email of yours in the last 90 days.',
    rule: { match: 'all', of: [{ about: 'opened', is: 'did', days: 90 }] },
  },
  'out-of-reach': {
    name: 'Out of reach',
    meaning: 'Agreed to neither texts nor emails.',
    rule: {
      match: 'none',
      of: [
        { about: 'agreed', channel: 'sms', is: 'yes' },
        { about: 'agreed', channel: 'email', is: 'yes' },
      ],
    },
  },
}
