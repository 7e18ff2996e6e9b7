import { expect, it } from 'vitest'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { fieldsOf, readDraft, typeDraft } from './typedDraft.ts'
import { wrongAt } from './useTextForm.ts'

const id = '01939c00-0000-7000-8000-000000000009'
const draft = {
  name: 'News',
  audience: { kind: 'picked', customer_ids: [id, id.replace('9', '8')] },
  template_id: null,
  texts: [
    { subject: 'One', body: 'First', blocks: null, translations: [] },
    {
      ...{ subject: 'Two', body: 'Second', blocks: null },
      translations: [{ language: 'de', subject: 'Zwei', body: 'Zweiter', blocks: null }],
    },
  ],
  offer: { kind: 'reward', reward_id: id, valid_days: 14 },
  holdout_percent: 10,
  throttle_per_minute: null,
} as unknown as CampaignDetail

it('what is read of a form that nobody touched is the draft itself', () => {
  expect(readDraft(typeDraft(draft), String)).toEqual({ draft, wrong: {} })
})

it('what is no number, and a segment that nobody chose, are told beside their fields', () => {
  const typed = {
    ...typeDraft(draft),
    audience: 'segment' as const,
    holdout_percent: '',
    throttle_per_minute: '0.5',
    offer_days: '0',
  }
  const { wrong } = readDraft(typed, String)
  expect(Object.keys(wrong).sort()).toEqual([
    'holdout_percent',
    'offer_days',
    'segment',
    'throttle_per_minute',
  ])
})

it('what the server refuses of a text stands beside that text, in its language', () => {
  const refused = {
    'texts.1.body': 'Too long',
    'texts.0.blocks.2.label': 'Too long',
    'texts.0.translations.1.blocks.2.label': 'Too long',
    name: 'Enter a name',
    'offer.valid_days': 'At most 365 days',
  }
  const fields = fieldsOf(refused)
  expect(fields).toEqual({
    body1: 'Too long',
    'blocks0.2.label': 'Too long',
    'translations0.1.blocks.2.label': 'Too long',
    name: 'Enter a name',
    offer_days: 'At most 365 days',
  })
  expect(wrongAt(fields, 0)).toEqual({
    'blocks.2.label': 'Too long',
    'translations.1.blocks.2.label': 'Too long',
  })
})
