import type { Block } from '#server/messaging/blocks/contract.ts'
import type { EmailTemplateView, SmsTemplateView } from '#server/messaging/templates/contract.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { Channel } from '../messages/messageQueries.ts'
import type { Trigger, texts } from './texts.ts'

export type TemplateView = SmsTemplateView | EmailTemplateView

/** The triggers of each channel, in the specification's order. */
export const triggersOf: Record<Channel, readonly Trigger[]> = {
  sms: ['welcome', 'reward_earned', 'points_milestone', 'birthday', 'custom'],
  email: ['welcome', 'promotional', 'reward', 'birthday', 'custom'],
}

/** The placeholders of each channel, as the server has them. */
export const placeholdersOf: typeof import('#server/messaging/templates/contract.ts').placeholders = {
  sms: ['business_name', 'name', 'firstName', 'lastName', 'points', 'stamps', 'nextReward', 'toNextReward'],
  email: [
    'business_name',
    'name',
    'firstName',
    'lastName',
    'points',
    'stamps',
    'nextReward',
    'toNextReward',
    'email',
  ],
}

/** The field with a template's words. */
export const bodyOf = { sms: 'message_template', email: 'body' } as const

export const wordsOf = (template: TemplateView): string =>
  'body' in template ? template.body : template.message_template

/**
 * The words in one language. Fields that only the other channel has are empty. Without blocks the body is plain text.
 */
export type Words = { subject: string; message_template: string; body: string; blocks: Block[] | null }
export type Translation = Words & { language: Language }

/** The business's own words and their translations. */
export type TranslatedWords = Words & { translations: Translation[] }

export type TypedTemplate = Record<
  Exclude<keyof typeof texts.fields, keyof TranslatedWords | 'plain_names'>,
  string
> &
  TranslatedWords & {
    /** True if a name whose letters make a text longer is spelt plainly or left out. */
    plain_names: boolean
  }

/** The first values of a new template. */
export type Start = Partial<Pick<EmailTemplateView, 'name' | 'trigger_type' | 'subject' | 'blocks'>>

/** A form, filled with a template or, for a new one, with usual values. */
export function typeTemplate(channel: Channel, template?: TemplateView, start: Start = {}): TypedTemplate {
  const { name = '', trigger_type = 'custom' } = template ?? start
  const { subject = '', blocks = null } = template && 'subject' in template ? template : start
  const { config = {} } = template ?? {}
  const { milestones = [100, 250, 500, 1000], plainNames = false } = config
  return {
    name,
    trigger_type,
    milestones: milestones.join(', '),
    plain_names: plainNames,
    subject,
    blocks,
    message_template: '',
    body: '',
    ...(template && { [bodyOf[channel]]: wordsOf(template) }),
    translations: (template?.translations ?? []).map((words) => ({ ...noWords, ...words })),
  }
}

export const noWords: Words = { subject: '', message_template: '', body: '', blocks: null }

type Config = SmsTemplateView['config']

/** The template's settings in the form; undefined if the milestones are no numbers. */
export function readConfig({ trigger_type, milestones, plain_names }: TypedTemplate): Config | undefined {
  const names = plain_names ? { plainNames: true } : {}
  if (trigger_type !== 'points_milestone') return names
  const points = milestones
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
  return points.length > 0 && points.every(Number.isInteger) ? { ...names, milestones: points } : undefined
}

/** The template that is sent instead: of several active templates of a trigger, the newest is sent. */
export function replacedBy(template: TemplateView, all: readonly TemplateView[]): TemplateView | undefined {
  const { trigger_type, active } = template
  if (!active || trigger_type === 'custom' || trigger_type === 'promotional') return undefined
  const rivals = all.filter((one) => one.active && one.trigger_type === trigger_type)
  const newest = rivals.reduce((one, other) => (isNewer(other, one) ? other : one), template)
  return newest.id === template.id ? undefined : newest
}

const isNewer = (one: TemplateView, other: TemplateView): boolean =>
  one.created_at > other.created_at || (one.created_at === other.created_at && one.id > other.id)
