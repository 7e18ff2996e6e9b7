import { setTimeout as pause } from 'node:timers/promises'
import type { ImportView } from '#server/data/imports/contract.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { inProof } from '#tests/engines/proof.ts'
import type { ServerUnderTest } from '#tests/engines/server.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'

export const LOOK_MS = 20
export const OWNER = { email: 'o@example.com', password: 'a fine password' }
/** Its plan has room for all customers. */
const AGENCY = '01939c00-0000-7000-8000-000000000003'
export const SENDER = '+15550006789'
export const CUSTOMERS = inProof(3000, 400)
/** Customers who turn away after the backup, by their numbers. */
export const AWAY = { unsubscribed: 10, erased: 20, stopped: 30, stoppedLater: 31 }
export const PHONES = { stopped: '+12015550130', later: '+12015550131' }
/** Entries of the journal: the unsubscribed, the erased, who came and withdrew, and the STOP with the end of consent. */
export const JOURNALED = 5

/** Some turn away while the first server goes on. Of one STOP, later, no server learns. */
export async function turnAwayFrom(server: ServerUnderTest, ask: Ask): Promise<void> {
  const mailOf = async (n: number) => {
    const response = await fetch(`${server.inboxUrl}/messages.json?email=g${n}@example.com`)
    return ((await response.json()) as { mails: { text: string }[] }).mails[0]!.text
  }
  const [link] = /https?:\S+\/unsubscribe\/\S+/.exec(await mailOf(AWAY.unsubscribed))!
  await fetch(link, { method: 'POST' })
  await server.receiveInbound!({ from: PHONES.stopped, to: SENDER, body: 'STOP' })
  const { data } = await ask<{ data: { id: string }[] }>(
    'GET',
    `/v1/customers?search=g${AWAY.erased}@example.com`,
  )
  await ask('POST', `/v1/customers/${data[0]!.id}/erase`, { confirmation: `Guest ${AWAY.erased}` })
  const late = {
    email: 'late@example.com',
    first_name: 'Late',
    opted_in_email: true,
    consent_given: 'in_person',
  }
  const { id } = await ask<{ id: string }>('POST', '/v1/customers', late)
  await ask('POST', `/v1/customers/${id}/record-consent`, { channel: 'email', given: false })
}

export async function startCampaign(ask: Ask, name: string): Promise<CampaignDetail> {
  const made = await ask<CampaignDetail>('POST', '/v1/campaigns', {
    ...{ name, type: 'email', holdout_percent: 0 },
    texts: [{ subject: name, body: 'Hi {firstName}' }],
  })
  const start = { version: made.version, address: '1 Main Street, Springfield' }
  await ask('POST', `/v1/campaigns/${made.id}/start`, start)
  return made
}

export type Ask = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

export async function signUp(url: string): Promise<Speaking> {
  const speaking = speakTo(url)
  await speaking.ask('POST', '/auth/sign-up', {
    ...OWNER,
    company_name: 'A shop',
    tier_id: AGENCY,
  })
  return speaking
}

type Speaking = { ask: Ask; cookie(): string }

export function speakTo(url: string, cookie = ''): Speaking {
  const ask: Ask = async <Body>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'idempotency-key': crypto.randomUUID(),
        ...(cookie && { cookie }),
        ...(!(body instanceof File) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof File ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0])
    if (!cookie) cookie = cookies.join('; ')
    return (await response.json()) as Body
  }
  return { ask, cookie: () => cookie }
}

export async function importCustomers(ask: Ask): Promise<void> {
  const phones: Record<number, string> = { [AWAY.stopped]: PHONES.stopped, [AWAY.stoppedLater]: PHONES.later }
  const lines = Array.from(
    { length: CUSTOMERS },
    (_, n) => `Guest ${n},g${n}@example.com,${phones[n] ?? ''}\n`,
  )
  await importFile(ask, `first_name,email,phone\n${lines.join('')}`)
}

export async function importFile(ask: Ask, text: string): Promise<void> {
  const { id } = await ask<ImportView>('POST', uploadPath(), csvFile(text))
  await ask('POST', `/app/imports/${id}/check`, { mapping: text.split('\n')[0]!.split(',') })
  await ask('POST', `/app/imports/${id}/start`, { attests_sms: true, attests_email: true })
  while ((await ask<ImportView>('GET', `/app/imports/${id}`)).status !== 'done') await pause(LOOK_MS)
}
