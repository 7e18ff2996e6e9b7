import type { CampaignDetail, CampaignEdit } from '#server/messaging/campaigns/contract.ts'
import type { Wrong } from '../forms/useWrong.ts'
import { draftTexts as texts } from './draftTexts.ts'

type Blocks = CampaignEdit['texts'][number]['blocks']

/** What one writes of a draft, as a form: names are of fields, texts are counted from 0, ids stand with a space between. */
export type TypedDraft = {
  name: string
  audience: 'all' | 'segment' | 'picked'
  segment: string
  picked: string
  template_id: string
  subject0: string
  body0: string
  /** An email may be laid out in blocks: then the body is written from them. */
  blocks0: Blocks
  /** A second text is tried against the first. */
  two: boolean
  subject1: string
  body1: string
  blocks1: Blocks
  /** A rebate program's id, or '' for no code. */
  offer: string
  holdout_percent: string
  throttle_per_minute: string
}

const LIMITS = { holdout_percent: [0, 50], throttle_per_minute: [1, 100_000] } as const

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
    two: second !== undefined,
    subject1: second?.subject ?? '',
    body1: second?.body ?? '',
    blocks1: second?.blocks ?? null,
    offer: offer?.program_id ?? '',
    holdout_percent: String(campaign.holdout_percent),
    throttle_per_minute: String(campaign.throttle_per_minute ?? ''),
  }
}

type Read = { draft: Omit<CampaignEdit, 'version'>; wrong: Wrong }

/** Reads a form into what the server takes, with what is wrong in it. */
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
  const draft = {
    name: typed.name,
    audience: audienceIn(typed),
    template_id: typed.template_id || null,
    texts: [
      { subject: typed.subject0, body: typed.body0, blocks: typed.blocks0 },
      ...(typed.two ? [{ subject: typed.subject1, body: typed.body1, blocks: typed.blocks1 }] : []),
    ],
    offer: typed.offer ? { kind: 'rebate_code' as const, program_id: typed.offer } : null,
    holdout_percent: numberIn('holdout_percent'),
    throttle_per_minute: typed.throttle_per_minute.trim() === '' ? null : numberIn('throttle_per_minute'),
  }
  return { draft, wrong }
}

function audienceIn({ audience, segment, picked }: TypedDraft): CampaignEdit['audience'] {
  if (audience === 'segment') return { kind: 'segment', segment }
  return audience === 'picked' ? { kind: 'picked', customer_ids: idsIn(picked) } : { kind: 'all' }
}

/** The fields of the form that the server names otherwise: 'texts.0.body' is 'body0', 'texts.1.blocks.2.label' is 'blocks1.2.label'. */
export const fieldsOf = (fields: Record<string, string>): Wrong =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [
      path.replace(/^texts\.(\d)\.(\w+)/, '$2$1').replace(/^audience\..*$/, 'audience'),
      message,
    ]),
  )
