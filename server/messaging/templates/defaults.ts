import type { emailTemplates, smsTemplates } from './tables.ts'

type Sms = Pick<
  typeof smsTemplates.$inferInsert,
  'name' | 'trigger_type' | 'message_template' | 'active' | 'config'
>
type Email = Pick<
  typeof emailTemplates.$inferInsert,
  'name' | 'trigger_type' | 'subject' | 'body' | 'active' | 'config'
>

/** Countries whose carriers want a text to tell its possible cost (CTIA Messaging Principles; CWTA in Canada). */
const countriesOfRates = new Set(['US', 'CA', 'PR', 'VI', 'GU'])

/** True if texts and the words of a consent must say that message and data rates may apply. */
export const mentionsRates = (country: string): boolean => countriesOfRates.has(country)

/** The sentences of the welcomes that say in general what a customer gets: a business with a program can name it. */
export const GENERAL = {
  sms: 'You now collect rewards with us.',
  email: 'From now on every visit counts: just give your phone number at the till.',
}

/** Texts of a new business. The first one names the business and how to stop, as carriers ask (CTIA). */
export const defaultSmsTemplates = (country: string): Sms[] => [
  {
    name: 'Welcome',
    trigger_type: 'welcome',
    message_template: `Welcome to {business_name}, {firstName}! ${GENERAL.sms} Reply STOP to end, HELP for help.${mentionsRates(country) ? ' Msg & data rates may apply.' : ''}`,
    active: true,
  },
  {
    name: 'Reward earned',
    trigger_type: 'reward_earned',
    message_template: 'Good news, {firstName}: a reward is waiting for you at {business_name}!',
    active: true,
  },
  {
    name: 'Points milestone',
    trigger_type: 'points_milestone',
    message_template:
      '{firstName}, you have reached {points} points at {business_name}. Thank you for coming back!',
    active: false,
    config: { milestones: [100, 250, 500, 1000] },
  },
  {
    name: 'Birthday',
    trigger_type: 'birthday',
    message_template:
      'Happy birthday, {firstName}! Your friends at {business_name} wish you a wonderful day.',
    active: false,
    config: { sendHour: 9, daysBefore: 0 },
  },
  {
    name: 'A word from us',
    trigger_type: 'custom',
    message_template: 'Hi {firstName}, thank you for coming to {business_name}. See you soon!',
    active: true,
  },
]

export const defaultEmailTemplates: Email[] = [
  {
    name: 'Welcome',
    trigger_type: 'welcome',
    subject: 'Welcome to {business_name}',
    body: `Hi {firstName},

Thank you for joining us at {business_name}. ${GENERAL.email}

Your card and your rewards are one tap away.

See you soon!`,
    active: true,
  },
  {
    name: 'Reward earned',
    trigger_type: 'reward',
    subject: 'A reward is waiting for you at {business_name}',
    body: `Good news, {firstName}!

You have earned a reward at {business_name}. Show the code below at the till on your next visit.

Thank you for coming back.`,
    active: true,
  },
  {
    name: 'Birthday',
    trigger_type: 'birthday',
    subject: 'Happy birthday from {business_name}',
    body: `Happy birthday, {firstName}!

Everyone at {business_name} wishes you a wonderful day. Come by and celebrate with us.`,
    active: false,
    config: { sendHour: 9, daysBefore: 0 },
  },
  {
    name: 'News',
    trigger_type: 'promotional',
    subject: 'News from {business_name}',
    body: `Hi {firstName},

There is something new at {business_name}. Come and see us: your card is waiting for its next visit.`,
    active: true,
  },
  {
    name: 'A word from us',
    trigger_type: 'custom',
    subject: 'A word from {business_name}',
    body: `Hi {firstName},

Thank you for coming to {business_name}. We look forward to seeing you again.`,
    active: true,
  },
]
