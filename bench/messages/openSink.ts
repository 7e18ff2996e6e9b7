import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Time a provider takes to answer: a fast one, over the internet. */
export const ANSWER_MS = 50

/** Time that a receiver of webhooks takes to answer. */
export const WEBHOOK_MS = 20

export type Taken = { mails: number; texts: number; webhooks: number }
/** Messages of the sink: its addresses, the numbers it has taken, or that an awaited recipient has got theirs. */
export type SinkMessage =
  | { smtpUrl: string; twilioUrl: string; webhookUrl: string }
  | Taken
  | { recipient: string }

export type Sink = {
  smtpUrl: string
  twilioUrl: string
  webhookUrl: string
  taken(): Promise<Taken>
  /** Resolves when the next message to this address or phone is taken. */
  nextTo(recipient: string): Promise<void>
  close(): Promise<unknown>
}

/** Providers of mail and texts, and a receiver of webhooks, that count what they take and keep nothing. */
export async function openSink(): Promise<Sink> {
  const worker = new Worker(new URL('./sink.ts', import.meta.url), {
    workerData: { answerAfterMs: ANSWER_MS, webhookMs: WEBHOOK_MS },
  })
  const [addresses] = await once(worker, 'message')
  const tell = <T extends SinkMessage>(question: string, isAnswer: (told: SinkMessage) => boolean) =>
    new Promise<T>((resolve) => {
      const hear = (told: SinkMessage) => {
        if (!isAnswer(told)) return
        worker.off('message', hear)
        resolve(told as T)
      }
      worker.on('message', hear)
      worker.postMessage(question)
    })
  return {
    ...addresses,
    taken: () => tell<Taken>('how many?', (told) => 'mails' in told),
    nextTo: async (recipient) => {
      await tell(recipient, (told) => 'recipient' in told && told.recipient === recipient)
    },
    close: () => worker.terminate(),
  }
}
