import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { callAs } from '../callAs.ts'
import { longNames } from './longNames.ts'

export type Campaigns = Record<'draft' | 'scheduled' | 'sent', string>

/** The longest time for one email on a slow machine, in milliseconds. */
const PATIENCE_MS = 60_000

/**
 * A draft with two texts, one of them translated into German; a scheduled campaign; and an email with a reward that one
 * customer got.
 */
export async function makeCampaigns(owner: BrowserContext, customer: string): Promise<Campaigns> {
  const make = (campaign: object) => callAs<CampaignDetail>(owner, 'post', '/v1/campaigns', campaign)
  const start = ({ id, version }: CampaignDetail, at: string | null) =>
    callAs<CampaignDetail>(owner, 'post', `/v1/campaigns/${id}/start`, {
      version,
      at,
      address: '1 Main Street, Springfield',
    })
  const body = `Hi {firstName}, the new roast is here. Come and taste it.\n\n${longNames.latin}`
  const subject = `The new roast ${longNames.thai}`
  const email = { type: 'email', texts: [{ subject, body }] }
  const offer = await giftOf(owner)
  const german = { language: 'de', subject: 'Die neue Röstung', body: 'Die neue Röstung ist da: {code}' }
  const draft = await make({
    name: `Tuesday ${longNames.latin.slice(0, 80)}`,
    type: 'sms',
    audience: { kind: 'segment', segment: 'ready:new' },
    offer,
    texts: [
      {
        body: 'Hi {firstName}, Tuesday is for you: {code}',
        translations: [{ language: 'de', body: 'Hallo {firstName}, der Dienstag ist für dich: {code}' }],
      },
      { body: '{points} points wait for you, and {code}.' },
    ],
  })
  const scheduled = await make({ name: 'Before the holidays', ...email })
  const picked = { kind: 'picked', customer_ids: [customer] }
  const texts = [{ subject, body: `${body}\n\n{code}`, translations: [german] }]
  const sent = await make({
    name: `News ${longNames.arabic.slice(0, 80)}`,
    audience: picked,
    ...email,
    offer,
    texts,
  })
  const nextYear = new Date().getUTCFullYear() + 1
  await start(scheduled, `${nextYear}-12-20T10:00`)
  await start(sent, null)
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(200)) {
    const { status } = await callAs<CampaignDetail>(owner, 'get', `/v1/campaigns/${sent.id}`)
    if (status === 'sent') return { draft: draft.id, scheduled: scheduled.id, sent: sent.id }
  }
  throw new Error('The campaign was not sent in time.')
}

/** A reward of the business's catalogue, to be sent with a message. */
async function giftOf(owner: BrowserContext) {
  const { data } = await callAs<{ data: RewardView[] }>(owner, 'get', '/v1/rewards')
  const reward = data.find(({ type, active }) => active && type === 'catalogue')
  if (!reward) throw new Error('The shop of the screens has no reward in its catalogue.')
  return { kind: 'reward', reward_id: reward.id, valid_days: 14 }
}
