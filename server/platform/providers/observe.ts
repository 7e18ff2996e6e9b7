import type { Metrics } from '#server/platform/metrics/createMetrics.ts'
import type { SendOutcome } from './sendOutcome.ts'

/**
 * `rejected`: the provider refused this request. `refused`: it refuses us, our key or our sender. `busy`: it wants fewer
 * requests. `unreachable`: nothing arrived there. `uncertain`: no answer, or one that says nothing.
 */
export type AnswerOutcome = 'accepted' | 'rejected' | 'refused' | 'busy' | 'unreachable' | 'uncertain'

/** Takes note of a provider's answer. */
export type Observe = (outcome: AnswerOutcome, seconds: number) => void

export const observeAnswers =
  ({ answers }: Metrics, provider: string): Observe =>
  (outcome, seconds) =>
    answers.observe({ provider, outcome }, seconds)

/** Runs a request to a provider and takes note of its answer. If it throws, the provider was not reached. */
export async function observing<T>(
  observe: Observe | undefined,
  ask: () => Promise<T>,
  outcomeOf: (answer: T) => AnswerOutcome,
): Promise<T> {
  const began = performance.now()
  const tell = (outcome: AnswerOutcome) => observe?.(outcome, (performance.now() - began) / 1000)
  try {
    const answer = await ask()
    tell(outcomeOf(answer))
    return answer
  } catch (error) {
    tell('unreachable')
    throw error
  }
}

type Sender<Message> = { send(message: Message): Promise<SendOutcome> }

/** A provider of texts or mails whose answers are taken note of. */
export const observingSends = <Message, Provider extends Sender<Message>>(
  provider: Provider & Sender<Message>,
  observe: Observe,
): Provider => ({
  ...provider,
  send: (message: Message) => observing(observe, () => provider.send(message), outcomeOfSend),
})

/** Codes by which a provider refuses us, or asks for fewer requests: Twilio's own, and those of HTTP. */
const ofRefusal = /^(20003|HTTP_40[13])$/
const ofTooMany = /^(20429|HTTP_429)$/
/** A code that a provider answered with. Others name what kept the request from arriving there. */
const ofAnswer = /^(\d+|HTTP_\d+)$/

function outcomeOfSend(sent: SendOutcome): AnswerOutcome {
  if (sent.outcome !== 'rejected') return sent.outcome
  // A sender of a business is not ours.
  if (sent.senderRefused) return 'rejected'
  if (sent.oursToMend || ofRefusal.test(sent.code)) return 'refused'
  if (ofTooMany.test(sent.code)) return 'busy'
  return sent.retry && !ofAnswer.test(sent.code) ? 'unreachable' : 'rejected'
}

/** The outcome that a status of HTTP tells. */
export function outcomeOfStatus(status: number): AnswerOutcome {
  if (status < 400) return 'accepted'
  if (status === 401 || status === 403) return 'refused'
  if (status === 429) return 'busy'
  return status < 500 ? 'rejected' : 'uncertain'
}
