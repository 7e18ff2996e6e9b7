import type { Queue as BossQueue } from 'pg-boss'
import { z } from 'zod'

/** Rules by which jobs are kept and tried again. */
export type QueueOptions = Omit<BossQueue, 'name'>

/**
 * A queue: the retries of its jobs and the shape of their payload. The room that does the work declares it in its
 * queues.ts. Payloads hold ids only.
 */
export type Queue<Payload = unknown> = KeptQueue & { readonly payload: z.ZodType<Payload> }

/** The part of a queue that the database stores. */
export type KeptQueue = { readonly name: string; readonly options: QueueOptions }

/**
 * Defines a queue; without `payload` if its jobs come by the clock alone. Databases store the name: a new name is a new
 * queue.
 */
export function defineQueue<Payload = unknown>(
  name: string,
  {
    payload = z.unknown() as z.ZodType<Payload>,
    ...options
  }: QueueOptions & { payload?: z.ZodType<Payload> },
): Queue<Payload> {
  return { name, payload, options }
}
