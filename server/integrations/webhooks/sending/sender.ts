import type { Agent } from 'undici'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import { readAddress } from '#server/platform/network/network.ts'
import { isLoopback, isOutside } from '#server/platform/network/outside.ts'
import type { Dns } from '#server/platform/providers/dns.ts'
import { type Observe, observing } from '#server/platform/providers/observe.ts'
import { createOutsideAgent } from '#server/platform/providers/outsideAgent.ts'
import { type PostAnswer, postOnce } from '#server/platform/providers/postOnce.ts'
import type { Services } from '#server/services.ts'
import type { Try, Unanswered } from '../tables.ts'

export type WebhookSenderOptions = {
  dns: Pick<Dns, 'addresses'>
  /** Lets endpoints be on this machine, also without TLS. */
  loopback?: boolean
  /** The limit of a try from looking up the name to the whole answer, in milliseconds; default 10,000. */
  timeoutMs?: number
  /** Takes note of each answer. An endpoint that fails is its shop's affair and no trouble of ours: 'rejected'. */
  observe?: Observe
}

export type Sent = Omit<Try, 'at'> & {
  /** Seconds that the endpoint asked us to wait. */
  retryAfter: number | null
}

export type WebhookSender = {
  send(url: string, headers: Record<string, string>, body: string): Promise<Sent>
  /** The fault of an address that somebody typed, as a sentence; null for one that may be called. */
  faultOf(url: string): string | null
  close(): Promise<void>
}

export type WebhookServices = Services & { webhooks: WebhookSender }

/** Bytes of an answer that are read. */
const READ_BYTES = 4096
/** Characters of it that are kept. */
export const KEPT_ANSWER = 1000

/** Posts to addresses that businesses chose, by an agent that reaches the open internet alone. */
export function createWebhookSender({
  dns,
  loopback = false,
  timeoutMs = 10_000,
  observe,
}: WebhookSenderOptions): WebhookSender {
  const agent: Agent = createOutsideAgent({ dns, loopback, timeoutMs })
  return {
    send: (url, headers, body) =>
      observing(
        observe,
        () => sendOnce(agent, url, { headers, body, timeoutMs }),
        ({ status }) => (isTaken(status) ? 'accepted' : 'rejected'),
      ),
    faultOf: (url) => faultOf(url, loopback),
    close: () => agent.destroy(),
  }
}

export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300

async function sendOnce(
  agent: Agent,
  url: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<Sent> {
  const { origin, pathname, search } = new URL(url)
  const began = performance.now()
  const answer = await postOnce(agent, {
    origin,
    path: pathname + search,
    headers: { 'content-type': 'application/json', 'user-agent': 'Regulars-Webhooks/1', ...headers },
    body,
    timeoutMs,
    readAtMost: READ_BYTES,
  })
  return { ms: Math.round(performance.now() - began), ...toldBy(answer) }
}

function toldBy(answer: PostAnswer): Omit<Sent, 'ms'> {
  if (answer.kind === 'lost')
    return { status: null, answer: '', unanswered: unansweredBy(answer.reason), retryAfter: null }
  const wanted = Number(answer.headers['retry-after'])
  return {
    status: answer.status,
    // The database keeps neither NUL nor half a pair of surrogates.
    answer: answer.body.replaceAll('\0', '').slice(0, KEPT_ANSWER).toWellFormed(),
    unanswered: null,
    retryAfter: wanted > 0 ? wanted : null,
  }
}

/** Names the reason by our own words: what the network said of a refused address would describe the network. */
function unansweredBy(reason: string): Unanswered {
  if (reason.startsWith('NOT_OUTSIDE')) return 'address'
  if (reason.startsWith('NO_ADDRESS')) return 'name'
  if (reason.startsWith('no answer within') || reason.includes('TIMEOUT') || reason.includes('ETIMEDOUT'))
    return 'slow'
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/.test(reason) ? 'certificate' : 'connection'
}

function faultOf(text: string, loopback: boolean): string | null {
  if (!URL.canParse(text)) return 'Write a whole address, such as https://example.com/webhooks'
  const { protocol, hostname, username, password, hash } = new URL(text)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere = isLocalHost(hostname) || isLoopback(host)
  if (protocol !== 'https:' && !(loopback && isHere && protocol === 'http:'))
    return 'The address must begin with https://'
  if (username || password) return 'The address may hold no name and no password'
  if (hash) return 'The address may have no part after a #'
  if (isHere ? !loopback : readAddress(host) && !isOutside(host))
    return 'This address is not on the open internet'
  return null
}
