import { invalidField, notFound, Refusal } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { isPassword, putAtTill } from '#server/sign-in/index.ts'
import { countTry, forgiveTry } from './limits.ts'
import { findOnTeam, holdPin } from './queries.ts'

type Till = { sessionId: string; businessId: string }

const wrongPin = () => invalidField('pin', 'This is not your PIN')

/**
 * Puts somebody on the team at a shared till by their PIN.
 * @throws {Refusal} 'not_found' for who is not on the team; 'conflict' without a PIN; 'invalid' for a wrong one;
 *   'too_many_requests' after 5 wrong ones of a person or 20 at a till in a quarter of an hour.
 */
export async function comeToTill(
  services: Services,
  { sessionId, businessId }: Till,
  { memberId, pin }: { memberId: string; pin: string },
): Promise<void> {
  const { database, clock } = services
  const inShop = <T>(work: Parameters<typeof database.transaction<T>>[1]) =>
    database.transaction<T>({ businessId }, work)
  const person = await inShop((tx) => findOnTeam({ tx, businessId }, memberId))
  if (!person) throw notFound('Member')
  if (!person.pinHash)
    throw new Refusal('conflict', `${person.name} has no PIN yet. They choose one in their account.`)
  const tried = { businessId, sessionId, userId: person.userId }
  await countTry(database.plain, clock.now(), tried)
  if (!(await isPassword(person.pinHash, pin))) throw wrongPin()
  await inShop(async (tx) => {
    // It may have been changed or taken away meanwhile.
    if ((await holdPin({ tx, businessId }, person.userId)) !== person.pinHash) throw wrongPin()
    await putAtTill(tx, clock.now(), { sessionId, personId: person.userId })
  })
  await forgiveTry(database.plain, tried)
}
