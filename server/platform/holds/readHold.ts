import { type Reading, secondsSince } from '../metrics/index.ts'
import { findHold } from './holds.ts'

/** The time for which messages are held. */
export const holdReading: Reading = {
  name: 'holds',
  metrics: { regulars_messages_held_seconds: 'Seconds for which messages are held; 0 while they go.' },
  read: async (tx, now) => {
    const hold = await findHold(tx)
    return [{ metric: 'regulars_messages_held_seconds', value: hold ? secondsSince(hold.heldAt, now) : 0 }]
  },
}
