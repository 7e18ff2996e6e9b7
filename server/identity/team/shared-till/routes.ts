import { findAccountPhone } from '#server/identity/proofs/texts/index.ts'
import { setPersonAtTill, signedIn } from '#server/identity/sessions/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { type Caller, handle, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { pinFault } from '#server/platform/secrets/newPin.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findPinHolders, setPin } from './pins.ts'
import { selectTeam } from './queries.ts'
import { shareTill } from './shareTill.ts'
import { signInAtTill } from './signInAtTill.ts'
import { stopSharing } from './stopSharing.ts'

/** Limit for choosing a new PIN; nobody needs more. */
const PINS_SET = { limit: 10, windowSeconds: 3600 }

/**
 * Routes of a till shared by a whole team. Everybody signs in there by PIN, and their work is recorded under their own
 * name.
 */
export function sharedTillRoutes(services: Services) {
  const { database, clock } = services
  return newRoutes().openapiRoutes([
    handle(contract.readPin, async (c) => {
      const { userId } = signedIn(c.var.caller)
      return { is_set: (await inTransaction(services, c, findPinHolders)).has(userId) }
    }),
    handle(contract.setPin, async (c, { pin }) => {
      const { userId } = signedIn(c.var.caller)
      await limitRate(database.plain, `set-pin:${userId}`, PINS_SET, clock.now())
      const fault = pinFault(pin, { phone: await findAccountPhone(database.plain, userId) })
      if (fault) throw invalidField('pin', fault)
      // Hashed before the transaction, which would keep a connection busy meanwhile.
      const hashed = await hashPassword(pin)
      await inTransaction(services, c, (ctx) => setPin(ctx, hashed))
    }),
    handle(contract.shareTill, (c) =>
      inTransaction(services, c, (ctx) => shareTill(ctx, signedIn(c.var.caller).sessionId)),
    ),
    handle(contract.listPeople, async (c, page) => {
      const { businessId } = tillOf(c.var.caller)
      const team = await database.transaction({ businessId, readOnly: true }, (tx) =>
        selectTeam({ tx, businessId }),
      )
      const people = team.map(({ id, name, keptPin }) => ({ id, name, has_pin: keptPin !== null }))
      return pageOfAll(people, page)
    }),
    handle(contract.signInAtTill, (c, person) => signInAtTill(services, tillOf(c.var.caller), person)),
    handle(contract.leaveTill, (c) => {
      const { sessionId } = tillOf(c.var.caller)
      return setPersonAtTill(database.plain, clock.now(), { sessionId, personId: null })
    }),
    handle(contract.endSharing, (c, proof) => stopSharing(services, tillOf(c.var.caller), proof)),
  ])
}

function tillOf(caller: Caller) {
  if (caller.kind === 'shared till') return caller
  if (caller.kind === 'member' && caller.sharedTill) return { ...caller, ...caller.sharedTill }
  throw notAllowed()
}
