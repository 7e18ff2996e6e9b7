import type { Context } from 'hono'
import { type Auth, requestHeaders, setCookies } from '#server/identity/auth/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { acceptInvitation, joinWithAccount } from './acceptInvitation.ts'
import { changeRole } from './changeRole.ts'
import * as contract from './contract.ts'
import { handOverTeam } from './handOverTeam.ts'
import { leaveTeam } from './leaveTeam.ts'
import { openInvitation } from './openInvitation.ts'
import { readCompany } from './readCompany.ts'
import { removeMember } from './removeMember.ts'
import { resendInvitation } from './resendInvitation.ts'
import { resetPin } from './resetPin.ts'
import { revokeInvitation } from './revokeInvitation.ts'
import { sendInvitation } from './sendInvitation.ts'
import { setUpCompany } from './setUpCompany.ts'

const HOUR = 3600
const done = { success: true, error: null } as const

/** The company page, and the page behind an invitation's link. */
export function teamRoutes(services: Services, auth: Auth) {
  return invitedRoutes(services, auth)
    .openapi(contract.readCompany, async (c) => c.json(await inTransaction(services, c, readCompany), 200))
    .openapi(contract.setUpCompany, async (c) => {
      const { businessId } = await setUpCompany(services, signedIn(c.var.caller), c.var.address)
      return c.json({ business_id: businessId }, 200)
    })
    .openapi(contract.sendTeamInvitation, async (c) => {
      await limitInvitations(services, c)
      await inTransaction(services, c, (ctx) => sendInvitation(ctx, c.req.valid('json')))
      return c.json(done, 200)
    })
    .openapi(contract.resendInvitation, async (c) => {
      await limitInvitations(services, c)
      const resent = await inTransaction(services, c, async (ctx) => {
        const { id } = await resendInvitation(ctx, c.req.valid('param').id)
        return (await readCompany(ctx)).invitations!.find((invitation) => invitation.id === id)!
      })
      return c.json(resent, 200)
    })
    .openapi(contract.revokeInvitation, async (c) => {
      await inTransaction(services, c, (ctx) => revokeInvitation(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
    .openapi(contract.removeMember, async (c) => {
      await inTransaction(services, c, (ctx) =>
        removeMember(ctx, c.req.valid('param').id, c.req.valid('json')),
      )
      return c.body(null, 204)
    })
    .openapi(contract.changeRole, async (c) => {
      const member = await inTransaction(services, c, async (ctx) => {
        await changeRole(ctx, c.req.valid('param').id, c.req.valid('json').role)
        return readMember(ctx, c.req.valid('param').id)
      })
      return c.json(member, 200)
    })
    .openapi(contract.resetPin, async (c) => {
      const member = await inTransaction(services, c, async (ctx) => {
        await resetPin(ctx, c.req.valid('param').id)
        return readMember(ctx, c.req.valid('param').id)
      })
      return c.json(member, 200)
    })
    .openapi(contract.leaveTeam, async (c) => {
      await inTransaction(services, c, (ctx) => leaveTeam(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
    .openapi(contract.handOverTeam, async (c) => {
      const member = await inTransaction(services, c, async (ctx) => {
        await handOverTeam(ctx, c.req.valid('param').id)
        return readMember(ctx, c.req.valid('param').id)
      })
      return c.json(member, 200)
    })
}

const readMember = async (ctx: BusinessContext, memberId: string) =>
  (await readCompany(ctx)).members.find(({ id }) => id === memberId)!

function invitedRoutes(services: Services, auth: Auth) {
  const { database, clock, keyring } = services
  return newRoutes()
    .openapi(contract.openInvitation, async (c) => {
      const { expires_at, ...invitation } = await openInvitation(services, c.req.valid('json').token)
      return c.json({ invitation: { ...invitation, expires_at: expires_at.toISOString() } }, 200)
    })
    .openapi(contract.acceptInvitation, async (c) => {
      const { token } = c.req.valid('json')
      const person = signedIn(c.var.caller)
      const { businessId } = await acceptInvitation(services, auth, token, person, c.req.raw.headers)
      return c.json({ business_id: businessId }, 200)
    })
    .openapi(contract.joinTeam, async (c) => {
      const key = `sign-up:address:${keyring.hash(networkOf(c.var.address))}`
      await limitAttempts(database.plain, key, { limit: 20, windowSeconds: HOUR }, clock.now())
      const input = c.req.valid('json')
      const { businessId, cookies } = await joinWithAccount(services, auth, input, requestHeaders(c))
      setCookies(c, cookies)
      return c.json({ business_id: businessId }, 201)
    })
}

/** Limits mail to addresses that somebody types: enough for a team, too little for spam. */
async function limitInvitations({ database, clock }: Services, c: Context<AppEnv>): Promise<void> {
  const { caller } = c.var
  if (caller.kind !== 'member') return
  const limit = { limit: 40, windowSeconds: HOUR, message: 'That is a lot of invitations.' }
  await limitAttempts(database.plain, `invite:${caller.businessId}`, limit, clock.now())
}
