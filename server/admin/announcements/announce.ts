import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { hashInput, keyTaken } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, notFound, Refusal } from '#server/platform/context/refusal.ts'
import { addDays } from '#server/platform/time/calendar.ts'
import type { Admin } from '../index.ts'
import type { AdminAnnouncement, NewAnnouncement } from './contract.ts'
import { findAdminAnnouncements, insertAnnouncement, setEnded } from './queries.ts'

/** Longest announcement, in days: a mistyped year would stay for ever. */
const MOST_DAYS = 366

/**
 * Announces something to every business, once for each key: a repeated request gets the first one's announcement.
 * For super admins: the database refuses everybody else.
 * @throws {Refusal} 'invalid' for days that are over, or the wrong way round; 'conflict' for a key that wrote
 * something else
 */
export async function announce(
  { tx, userId, now }: Admin,
  { idempotencyKey, ...wanted }: NewAnnouncement & { idempotencyKey: string },
): Promise<AdminAnnouncement> {
  const { starts_on, ends_on, title } = wanted
  if (ends_on < starts_on) throw invalidField('ends_on', 'Choose a day that is not before the first.')
  const once = { idempotency_key: idempotencyKey, input_hash: hashInput(wanted) }
  const id = newId()
  const written = await insertAnnouncement(tx, now, { id, ...wanted, ...once })
  if (written.input_hash !== once.input_hash) throw keyTaken()
  if (written.id === id) {
    refuseOtherDays(now, ends_on)
    await recordPlatformAct(tx, now, { userId, action: 'announcement_made', details: { name: title } })
  }
  return readAnnouncement({ tx, now }, written.id)
}

/**
 * Checks the last day of a new announcement only: a request repeated after midnight of the last day gets its
 * first answer.
 */
function refuseOtherDays(now: Date, ends_on: string): void {
  const today = now.toISOString().slice(0, 10)
  if (ends_on < today) throw invalidField('ends_on', 'This day is over. Choose a later one.')
  if (ends_on > addDays(today, MOST_DAYS)) throw invalidField('ends_on', 'Choose a day within a year.')
}

/**
 * Ends an announcement before its last day.
 * @throws {Refusal} 'not_found'; 'conflict' if it is over already
 */
export async function endAnnouncement(
  { tx, userId, now }: Admin,
  { id }: { id: string },
): Promise<AdminAnnouncement> {
  const name = await setEnded(tx, now, id)
  const announcement = await readAnnouncement({ tx, now }, id)
  if (name === undefined) throw new Refusal('conflict', 'This announcement is over already.')
  await recordPlatformAct(tx, now, { userId, action: 'announcement_ended', details: { name } })
  return announcement
}

async function readAnnouncement({ tx, now }: Pick<Admin, 'tx' | 'now'>, id: string) {
  const found = (await findAdminAnnouncements(tx, now)).find((one) => one.id === id)
  if (!found) throw notFound('Announcement')
  return found
}
