import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { emailTemplates, smsTemplates } from '../tables.ts'
import { promised } from './promises.ts'
import { textsIn } from './textsIn.ts'

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

const birthday = { sendHour: 9, daysBefore: 0 }

/** Texts of a new business. The first one names the business and how to stop, as carriers ask (CTIA). */
export function defaultSmsTemplates(country: string, language: PageLanguage): Sms[] {
  const texts = textsIn[language]
  const { welcome, reward, milestone, custom } = texts
  const named = ({ name, text }: { name: string; text: string }) => ({ name, message_template: text })
  const rates = mentionsRates(country) ? welcome.rates : ''
  return [
    {
      ...named({ ...welcome, text: promised(welcome.text, texts.promises.text.general) + rates }),
      trigger_type: 'welcome',
      active: true,
    },
    { ...named(reward), trigger_type: 'reward_earned', active: true },
    {
      ...named(milestone),
      trigger_type: 'points_milestone',
      active: false,
      config: { milestones: [100, 250, 500, 1000] },
    },
    { ...named(texts.birthday), trigger_type: 'birthday', active: false, config: birthday },
    { ...named(custom), trigger_type: 'custom', active: true },
  ]
}

export function defaultEmailTemplates(language: PageLanguage): Email[] {
  const texts = textsIn[language]
  const { welcome, reward, news, custom } = texts
  const told = ({ name, subject, body }: { name: string; subject: string; body: string }) => ({
    ...{ name, subject, body },
  })
  const welcomed = { ...welcome, body: promised(welcome.body, texts.promises.email.general) }
  return [
    { ...told(welcomed), trigger_type: 'welcome', active: true },
    { ...told(reward), trigger_type: 'reward', active: true },
    { ...told(texts.birthday), trigger_type: 'birthday', active: false, config: birthday },
    { ...told(news), trigger_type: 'promotional', active: true },
    { ...told(custom), trigger_type: 'custom', active: true },
  ]
}

type OwnKind = 'expiry' | 'miss_you' | 'nth_visit' | 'unused_reward'

/**
 * The template of one of our own kinds of triggers, made when it is switched on. A list of what expires, or the waiting
 * reward, follows these words.
 */
export const ownTemplate = (kind: OwnKind, language: PageLanguage) => textsIn[language][kind]
