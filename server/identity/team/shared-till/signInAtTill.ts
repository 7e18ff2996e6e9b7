import { recordAct } from '#server/businesses/audit/index.ts'
import { setPersonAtTill } from '#server/identity/sessions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, notFound, Refusal } from '#server/platform/context/refusal.ts'
import { isPassword } from '#server/platform/passwords/index.ts'
import type { Services } from '#server/services.ts'
import { countTry, forgiveTry } from './limits.ts'
import { hashOf } from './pins.ts'
import { findOnTeam, holdPin } from './queries.ts'

type Till = { sessionId: string; businessId: string }

const wrongPin = () => invalidField('pin', 'This is not your PIN')

/**
 * Signs a person on the team in at a shared till by their PIN.
 * @throws {Refusal} 'not_found' for a person who is not on the team; 'conflict' without a PIN, or if the till is not
 * shared any more; 'invalid' for a wrong PIN; 'too_many_requests' after 5 wrong ones of a person or 20 at a till in a
 * quarter of an hour.
 */
export async function signInAtTill(
  services: Services,
  { sessionId, businessId }: Till,
  { memberId, pin }: { memberId: string; pin: string },
): Promise<void> {
  const { database, clock, keyring } = services
  const inTransaction = <T>(work: Parameters<typeof database.transaction<T>>[1]) =>
    database.transaction<T>({ businessId }, work)
  const person = await inTransaction((tx) => findOnTeam({ tx, businessId }, memberId))
  if (!person) throw notFound('Member')
  const place = { businessId, userId: person.userId }
  const hashed = hashOf(keyring, place, person.keptPin)
  if (!hashed)
    throw new Refusal('conflict', `${person.name} has no PIN yet. They choose one in their account.`)
  const tried = { businessId, sessionId, userId: person.userId }
  await countTry(database.plain, clock.now(), tried)
  const fits = await isPassword(hashed, pin)
  const isThere = await inTransaction(async (tx) => {
    const ctx = { tx, businessId, now: clock.now() }
    // The PIN may have been changed or removed meanwhile.
    const isTheirs = fits && hashOf(keyring, place, await holdPin(ctx, person.userId)) === hashed
    await (isTheirs ? enter(ctx, sessionId, person) : recordRefusal(ctx, person))
    return isTheirs
  })
  if (!isThere) throw wrongPin()
  await forgiveTry(database.plain, tried)
}

type Person = { userId: string; name: string }
type Moment = Pick<BusinessContext, 'tx' | 'businessId' | 'now'>

async function enter(ctx: Moment, sessionId: string, { userId, name }: Person): Promise<void> {
  if (!(await setPersonAtTill(ctx.tx, ctx.now, { sessionId, personId: userId })))
    throw new Refusal('conflict', 'This till is shared no longer')
  const actor = { kind: 'member', userId, name, role: 'counter' } as const
  await recordAct({ ...ctx, actor }, { action: 'till_entered' })
}

/** Records a wrong PIN about a person. The actor is anonymous, because the till does not know who typed it. */
function recordRefusal(ctx: Moment, { userId }: Person): Promise<void> {
  const actor = { kind: 'anonymous', ipAddress: null } as const
  return recordAct({ ...ctx, actor }, { action: 'till_pin_refused', about_user_id: userId })
}
