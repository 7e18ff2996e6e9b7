import { setTimeout as pause } from 'node:timers/promises'
import type { ImportView } from '#server/data/imports/contract.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { BusinessUnderLoad } from '#tests/crash/businessUnderLoad.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'

const LOOK_MS = 20

/** Imports so many customers, whom no till sees. */
export async function importReceivers(business: BusinessUnderLoad, many: number): Promise<void> {
  const lines = Array.from({ length: many }, (_, n) => `Guest ${n},g${n}@example.com\n`)
  const file = csvFile(`first_name,email\n${lines.join('')}`)
  const { id } = await post<ImportView>(business, uploadPath(), file)
  await post(business, `/app/imports/${id}/check`, { mapping: ['first_name', 'email'] })
  await post(business, `/app/imports/${id}/start`, { attests_sms: false, attests_email: true })
  while ((await read<ImportView>(business, `/app/imports/${id}`)).status !== 'done') await pause(LOOK_MS)
}

/** Starts a mailing to everybody, and waits until so many mails are made. */
export async function beginMailing(business: BusinessUnderLoad, made: number): Promise<void> {
  const { id, version } = await post<CampaignDetail>(business, '/v1/campaigns', {
    ...{ name: 'News', type: 'email', holdout_percent: 0 },
    texts: [{ subject: 'News', body: 'Hi {firstName}' }],
  })
  await post(business, `/v1/campaigns/${id}/start`, { version, address: '1 Main Street, Springfield' })
  for (;;) {
    const now = await read<CampaignDetail>(business, `/v1/campaigns/${id}`)
    if (now.recipient_count - now.progress.waiting >= made) return
    await pause(LOOK_MS)
  }
}

async function post<Body>(business: BusinessUnderLoad, path: string, body: unknown): Promise<Body> {
  const response = await business.post(path, body, { 'idempotency-key': crypto.randomUUID() })
  return answerOf(path, response)
}

const read = async <Body>(business: BusinessUnderLoad, path: string): Promise<Body> =>
  answerOf(path, await business.read(path))

async function answerOf<Body>(path: string, response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}
