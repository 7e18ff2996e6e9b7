import { findAccountPhone } from '#server/identity/proofs/texts/index.ts'
import { setPersonAtTill, signedIn } from '#server/identity/sessions/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { type Caller, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { pinFault } from '#server/platform/secrets/newPin.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findPinHolders, setPin } from './pins.ts'
import { selectTeam } from './queries.ts'
import { shareTill } from './shareTill.ts'
import { signInAtTill } from './signInAtTill.ts'
import { stopSharing } from './stopSharing.ts'

/** How often a person may choose another PIN: nobody needs more. */
const PINS_SET = { limit: 10, windowSeconds: 3600 }

/**
 * One till for a whole team: everybody signs in there by PIN, and their work is recorded under their own name.
 */
export function sharedTillRoutes(services: Services) {
  return pinRoutes(services)
    .openapi(contract.shareTill, async (c) => {
      const { sessionId } = signedIn(c.var.caller)
      await inTransaction(services, c, (ctx) => shareTill(ctx, sessionId))
      return c.body(null, 204)
    })
    .openapi(contract.listPeople, async (c) => {
      const { businessId } = tillOf(c.var.caller)
      const team = await services.database.transaction({ businessId, readOnly: true }, (tx) =>
        selectTeam({ tx, businessId }),
      )
      const people = team.map(({ id, name, keptPin }) => ({ id, name, has_pin: keptPin !== null }))
      return c.json(pageOfAll(people, c.req.valid('query')), 200)
    })
    .openapi(contract.signInAtTill, async (c) => {
      const { member_id: memberId, pin } = c.req.valid('json')
      await signInAtTill(services, tillOf(c.var.caller), { memberId, pin })
      return c.body(null, 204)
    })
    .openapi(contract.leaveTill, async (c) => {
      const { sessionId } = tillOf(c.var.caller)
      await setPersonAtTill(services.database.plain, services.clock.now(), { sessionId, personId: null })
      return c.body(null, 204)
    })
    .openapi(contract.endSharing, async (c) => {
      await stopSharing(services, tillOf(c.var.caller), c.req.valid('json'))
      return c.body(null, 204)
    })
}

function pinRoutes(services: Services) {
  const { database, clock } = services
  return newRoutes()
    .openapi(contract.readPin, async (c) => {
      const { userId } = signedIn(c.var.caller)
      const holders = await inTransaction(services, c, findPinHolders)
      return c.json({ is_set: holders.has(userId) }, 200)
    })
    .openapi(contract.setPin, async (c) => {
      const { userId } = signedIn(c.var.caller)
      await limitAttempts(database.plain, `set-pin:${userId}`, PINS_SET, clock.now())
      const { pin } = c.req.valid('json')
      const fault = pinFault(pin, { phone: await findAccountPhone(database.plain, userId) })
      if (fault) throw invalidField('pin', fault)
      // Before the transaction, which would keep a connection busy meanwhile.
      const hashed = await hashPassword(pin)
      await inTransaction(services, c, (ctx) => setPin(ctx, hashed))
      return c.body(null, 204)
    })
}

function tillOf(caller: Caller) {
  if (caller.kind === 'shared till') return caller
  if (caller.kind === 'member' && caller.sharedTill) return { ...caller, ...caller.sharedTill }
  throw notAllowed()
}
