import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { SmsSettings } from './settings.ts'

/** A text that somebody wrote to us, as the provider kept it. */
export type ReceivedText = {
  /** The same id as in the call that told us of the text. */
  id: string
  from: string
  /** The number or messaging service written to. */
  sender: string
  body: string
  /** Number of pictures or files that came with it. */
  files: number
  at: Date
}

/** A provider that does not answer is no failure of ours: the caller tells the operator. */
export type SmsLog = { texts: ReceivedText[] } | { unread: string }

const TIMEOUT_MS = 30_000
const TRIES = 3
/** The largest page that there is. */
const usual = { pageSize: 1000, pauseMs: 1_000 }
const isNumber = /^\+\d+$/

const message = z.object({
  sid: z.string().min(1),
  direction: z.string().nullable(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  messaging_service_sid: z.string().nullish(),
  body: z.string().nullish(),
  num_media: z.coerce.number().int().min(0).catch(0),
  date_sent: z.string().nullish(),
  date_created: z.string().nullish(),
})
const page = z.object({ messages: z.array(message), next_page_uri: z.string().nullish() })

/**
 * Reads the texts that reached us since a moment from Twilio's list of messages (2010-04-01), oldest first. The list
 * has whole days, and comes newest first.
 */
export async function readSmsLog(
  settings: SmsSettings,
  since: Date,
  { pageSize, pauseMs } = usual,
): Promise<SmsLog> {
  const { baseUrl, accountSid, from } = settings
  const first = new URL(`${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`)
  first.searchParams.set('DateSent>', since.toISOString().slice(0, 10))
  first.searchParams.set('PageSize', String(pageSize))
  // Through a messaging service any of its numbers may have been written to.
  if (isNumber.test(from)) first.searchParams.set('To', from)
  const texts: ReceivedText[] = []
  try {
    for (let next: URL | null = first; next; ) {
      const { messages, next_page_uri }: z.infer<typeof page> = await readPage(settings, next, pauseMs)
      texts.push(...messages.flatMap(receivedOf).filter(({ at }) => at >= since))
      next = next_page_uri ? pageAfter(next, next_page_uri) : null
    }
  } catch (error) {
    return { unread: (error as Error).message }
  }
  // Times are whole seconds: of two texts in one second, the later one comes first in the list.
  return { texts: texts.reverse().sort((one, other) => one.at.getTime() - other.at.getTime()) }
}

/** The address of another page is followed to the same host alone: the request carries the account's secret. */
function pageAfter(present: URL, uri: string): URL {
  const next = new URL(uri, present)
  if (next.origin !== present.origin) throw new Error(`the next page is said to be at ${next.origin}`)
  return next
}

async function readPage(
  { accountSid, authToken }: SmsSettings,
  url: URL,
  pauseMs: number,
): Promise<z.infer<typeof page>> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  for (let tried = 1; ; tried += 1) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { headers: { authorization }, redirect: 'error', signal })
      if (response.ok) return page.parse(await response.json())
      await response.body?.cancel()
      throw new Error(`HTTP ${response.status}`)
    } catch (error) {
      if (tried === TRIES) throw error
      await pause(pauseMs)
    }
  }
}

function receivedOf(one: z.infer<typeof message>): ReceivedText[] {
  const at = new Date(one.date_sent ?? one.date_created ?? Number.NaN)
  const { sid, from, to } = one
  if (one.direction !== 'inbound' || !from || Number.isNaN(at.getTime())) return []
  const sender = one.messaging_service_sid ?? to ?? ''
  return [{ id: sid, from, sender, body: one.body ?? '', files: one.num_media, at }]
}
