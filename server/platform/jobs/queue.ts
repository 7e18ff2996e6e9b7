import type { Queue as BossQueue } from 'pg-boss'
import { z } from 'zod'

/** How jobs are kept and tried again. */
export type QueueOptions = Omit<BossQueue, 'name'>

/**
 * A queue, which the room of its work declares in its queues.ts: how its jobs are tried again, and what they carry.
 * Payloads hold ids only.
 */
export type Queue<Payload = unknown> = KeptQueue & { readonly payload: z.ZodType<Payload> }

/** What the database knows of a queue. */
export type KeptQueue = { readonly name: string; readonly options: QueueOptions }

/** `payload` is missing where jobs come by the clock alone. The name is kept in databases: another one is another queue. */
export function defineQueue<Payload = unknown>(
  name: string,
  {
    payload = z.unknown() as z.ZodType<Payload>,
    ...options
  }: QueueOptions & { payload?: z.ZodType<Payload> },
): Queue<Payload> {
  return { name, payload, options }
}
