import { type BusinessLimit, bind } from '#server/bind.ts'
import { type Auth, requestHeaders, setCookies } from '#server/identity/auth/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network/network.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
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
/** Limits mail to addresses that somebody types: enough for a team, too little for spam. */
const INVITATIONS: BusinessLimit = {
  name: 'invite',
  limit: 40,
  windowSeconds: HOUR,
  message: 'That is a lot of invitations.',
}

/** Routes of the company page, and of the page behind an invitation's link. */
export function teamRoutes(services: Services, auth: Auth) {
  return newRoutes().route('/', invitedRoutes(services, auth)).route('/', companyRoutes(services))
}

function companyRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readCompany, readCompany),
    handle(contract.setUpCompany, async (c) => {
      const { businessId } = await setUpCompany(services, signedIn(c.var.caller), c.var.address)
      return { business_id: businessId }
    }),
    bind(
      services,
      contract.sendTeamInvitation,
      async (ctx, wanted) => {
        await sendInvitation(ctx, wanted)
        return { success: true, error: null } as const
      },
      INVITATIONS,
    ),
    bind(
      services,
      contract.resendInvitation,
      async (ctx, { id: earlier }) => {
        const { id } = await resendInvitation(ctx, earlier)
        return (await readCompany(ctx)).invitations!.find((invitation) => invitation.id === id)!
      },
      INVITATIONS,
    ),
    bind(services, contract.revokeInvitation, (ctx, { id }) => revokeInvitation(ctx, id)),
    bind(services, contract.removeMember, removeMember),
    bind(services, contract.changeRole, shown(changeRole)),
    bind(services, contract.resetPin, shown(resetPin)),
    bind(services, contract.leaveTeam, leaveTeam),
    bind(services, contract.handOverTeam, shown(handOverTeam)),
  ])
}

/** A verb that answers with the changed member. */
const shown =
  <Input extends { id: string }>(verb: (ctx: BusinessContext, input: Input) => Promise<void>) =>
  async (ctx: BusinessContext, input: Input) => {
    await verb(ctx, input)
    return (await readCompany(ctx)).members.find(({ id }) => id === input.id)!
  }

function invitedRoutes(services: Services, auth: Auth) {
  const { database, clock, keyring } = services
  return newRoutes().openapiRoutes([
    handle(contract.openInvitation, async (_, { token }) => {
      const { expires_at, ...invitation } = await openInvitation(services, token)
      return { invitation: { ...invitation, expires_at: expires_at.toISOString() } }
    }),
    handle(contract.acceptInvitation, async (c, { token }) => {
      const person = signedIn(c.var.caller)
      const { businessId } = await acceptInvitation(services, auth, token, person, c.req.raw.headers)
      return { business_id: businessId }
    }),
    handle(contract.joinTeam, async (c, input) => {
      const key = `sign-up:address:${keyring.hash(networkOf(c.var.address))}`
      await limitRate(database.plain, key, { limit: 20, windowSeconds: HOUR }, clock.now())
      const { businessId, cookies } = await joinWithAccount(services, auth, input, requestHeaders(c))
      setCookies(c, cookies)
      return { business_id: businessId }
    }),
  ])
}
