import type { CampaignDetail, CampaignEdit } from '#server/messaging/campaigns/contract.ts'
import type { Wrong } from '../../forms/useWrong.ts'
import { noWords, type Translation } from '../../templates/template.ts'
import { draftTexts as texts } from './texts.ts'

type Text = CampaignEdit['texts'][number]
type Blocks = Text['blocks']

/**
 * The typed values of a draft, by the names of the form's fields. Texts are counted from 0; ids are separated by
 * spaces.
 */
export type TypedDraft = {
  name: string
  audience: 'all' | 'segment' | 'picked'
  segment: string
  picked: string
  template_id: string
  subject0: string
  body0: string
  /** The blocks of an email. With blocks, the body is written from them. */
  blocks0: Blocks
  translations0: Translation[]
  /** True if a second text is tested against the first. */
  two: boolean
  subject1: string
  body1: string
  blocks1: Blocks
  translations1: Translation[]
  /** 'reward' or 'rebate_code' followed by its id, or '' for no offer. */
  offer: string
  /** The days for which a reward is valid. */
  offer_days: string
  holdout_percent: string
  throttle_per_minute: string
}

const LIMITS = { holdout_percent: [0, 50], throttle_per_minute: [1, 100_000], offer_days: [1, 365] } as const
const USUAL_DAYS = 30

export const idsIn = (picked: string): string[] => picked.split(' ').filter(Boolean)

export function typeDraft(campaign: CampaignDetail): TypedDraft {
  const { name, audience, template_id, texts: written, offer } = campaign
  const [first, second] = written
  return {
    name,
    audience: audience.kind,
    segment: audience.kind === 'segment' ? audience.segment : '',
    picked: audience.kind === 'picked' ? audience.customer_ids.join(' ') : '',
    template_id: template_id ?? '',
    subject0: first?.subject ?? '',
    body0: first?.body ?? '',
    blocks0: first?.blocks ?? null,
    translations0: translationsIn(first),
    two: second !== undefined,
    subject1: second?.subject ?? '',
    body1: second?.body ?? '',
    blocks1: second?.blocks ?? null,
    translations1: translationsIn(second),
    ...typeOffer(offer),
    holdout_percent: String(campaign.holdout_percent),
    throttle_per_minute: String(campaign.throttle_per_minute ?? ''),
  }
}

const translationsIn = (text: Text | undefined): Translation[] =>
  (text?.translations ?? []).map((words) => ({ ...noWords, ...words }))

const typeOffer = (offer: CampaignEdit['offer']) => ({
  offer: offer ? `${offer.kind} ${offer.kind === 'reward' ? offer.reward_id : offer.program_id}` : '',
  offer_days: String(offer?.kind === 'reward' ? offer.valid_days : USUAL_DAYS),
})

/** The offer to each customer, as the server takes it. */
export function offerIn({
  offer,
  offer_days,
}: Pick<TypedDraft, 'offer' | 'offer_days'>): CampaignEdit['offer'] {
  const [kind, id = ''] = offer.split(' ')
  if (kind === 'reward') return { kind, reward_id: id, valid_days: Number(offer_days) }
  return kind === 'rebate_code' ? { kind, program_id: id } : null
}

type Read = { draft: Omit<CampaignEdit, 'version'>; wrong: Wrong }

/** Converts the form into what the server takes, and finds the faults in it. */
export function readDraft(typed: TypedDraft, write: (value: number) => string): Read {
  const wrong: Wrong = {}
  const numberIn = (name: keyof typeof LIMITS): number => {
    const [min, max] = LIMITS[name]
    const number = Number(typed[name])
    const isRight = typed[name].trim() !== '' && Number.isInteger(number) && number >= min && number <= max
    if (!isRight) wrong[name] = texts.wholeNumber(write(min), write(max))
    return number
  }
  if (typed.audience === 'segment' && !typed.segment) wrong.segment = texts.segment.missing
  if (typed.offer.startsWith('reward ')) numberIn('offer_days')
  const draft = {
    name: typed.name,
    audience: audienceIn(typed),
    template_id: typed.template_id || null,
    texts: [textIn(typed, 0), ...(typed.two ? [textIn(typed, 1)] : [])],
    offer: offerIn(typed),
    holdout_percent: numberIn('holdout_percent'),
    throttle_per_minute: typed.throttle_per_minute.trim() === '' ? null : numberIn('throttle_per_minute'),
  }
  return { draft, wrong }
}

const textIn = (typed: TypedDraft, place: 0 | 1): Text => ({
  subject: typed[`subject${place}`],
  body: typed[`body${place}`],
  blocks: typed[`blocks${place}`],
  translations: typed[`translations${place}`].map(({ message_template: _ofTemplates, ...words }) => words),
})

function audienceIn({ audience, segment, picked }: TypedDraft): CampaignEdit['audience'] {
  if (audience === 'segment') return { kind: 'segment', segment }
  return audience === 'picked' ? { kind: 'picked', customer_ids: idsIn(picked) } : { kind: 'all' }
}

/**
 * Maps the server's field names to the form's: 'texts.0.body' is 'body0', 'texts.1.blocks.2.label' is
 * 'blocks1.2.label', 'offer.valid_days' is 'offer_days'. Other fields of `audience` and `offer` map to these two.
 */
export const fieldsOf = (fields: Record<string, string>): Wrong =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [
      path
        .replace(/^texts\.(\d)\.(\w+)/, '$2$1')
        .replace(/^audience\..*$/, 'audience')
        .replace(/^offer\.valid_days$/, 'offer_days')
        .replace(/^offer\..*$/, 'offer'),
      message,
    ]),
  )
