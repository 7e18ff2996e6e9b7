import { sql } from 'drizzle-orm'
import { queryRows } from '../database/index.ts'
import { type Reading, secondsSince } from '../metrics/index.ts'

type Row = { queue: string; ready: number; active: number; failed: number; next: Date | string | null }

/**
 * The queues of jobs. pg-boss counts them every ten seconds by one of the workers, and keeps the counts; since when the
 * next job of a queue is due is one look into the index by which jobs are fetched.
 */
export const queuesReading: Reading = {
  name: 'queues',
  metrics: {
    regulars_queue_ready: 'Jobs that are due, by queue.',
    regulars_queue_active: 'Jobs that are being done.',
    regulars_queue_failed: 'Jobs that were given up in the last week, after their last retry.',
    regulars_queue_oldest_seconds: 'Seconds since which the next job of a queue is due; 0 if none is.',
  },
  read: async (tx, now) => {
    const rows = await queryRows<Row>(
      tx,
      sql`select q.name as queue, q.ready_count as ready, q.active_count as active, q.failed_count as failed, (
            select greatest(j.created_on, j.start_after) from pgboss.job j
            where j.name = q.name and j.state < 'active' and not j.blocked
              and j.start_after <= ${now.toISOString()}::timestamptz
            order by j.priority desc, j.created_on limit 1
          ) as next
        from pgboss.queue q`,
    )
    return rows.flatMap(({ queue, ready, active, failed, next }) => {
      const labels = { queue }
      return [
        { metric: 'regulars_queue_ready', labels, value: ready },
        { metric: 'regulars_queue_active', labels, value: active },
        { metric: 'regulars_queue_failed', labels, value: failed },
        { metric: 'regulars_queue_oldest_seconds', labels, value: next ? secondsSince(next, now) : 0 },
      ]
    })
  },
}
