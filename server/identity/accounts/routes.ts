import type { Context } from 'hono'
import { signInByProof } from '#server/identity/accounts/one-time-codes/index.ts'
import { type Auth, requestHeaders, setCookies, triesBy } from '#server/identity/auth/index.ts'
import { identifyStaff, signedIn } from '#server/identity/sessions/index.ts'
import { limitGuesses, limitMails, requireCaptcha } from '#server/identity/sign-in/index.ts'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
import { changeName } from './changeName.ts'
import { changePassword } from './changePassword.ts'
import * as contract from './contract.ts'
import { endSession } from './endSession.ts'
import { listSessions } from './listSessions.ts'
import { readAccount } from './readAccount.ts'
import { openReset, requestReset, resetPassword } from './resetPassword.ts'
import {
  type Here,
  openVerification,
  requestEmailChange,
  resendVerification,
  verifyEmail,
} from './verifyEmail.ts'

/** Each change is stored in the audit log for good. */
const NAMES_SET = { limit: 20, windowSeconds: 3600 }
/** A person's own account, apart from any business. */
export function accountRoutes(services: Services, auth: Auth) {
  return mailedRoutes(services, auth)
    .openapi(contract.readAccount, async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await readAccount(services, signedIn(c.var.caller).userId), 200)
    })
    .openapi(contract.changeName, async (c) => {
      const { userId } = signedIn(c.var.caller)
      await limitAttempts(services.database.plain, `change-name:${userId}`, NAMES_SET, services.clock.now())
      await changeName(services, userId, c.req.valid('json').name)
      return c.json(await readAccount(services, userId), 200)
    })
    .openapi(contract.changeEmail, async (c) => {
      const person = signedIn(c.var.caller)
      await limitMails(services, `change-email:${person.userId}`, c.var.address)
      await requestEmailChange(services, person, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(contract.changePassword, async (c) => {
      await changePassword(services, signedIn(c.var.caller), c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(contract.listSessions, async (c) => {
      c.header('Cache-Control', 'no-store')
      const sessions = await listSessions(services, signedIn(c.var.caller))
      return c.json(pageOfAll(sessions, c.req.valid('query')), 200)
    })
    .openapi(contract.endSession, async (c) => {
      await endSession(services, signedIn(c.var.caller).userId, c.req.valid('param').id)
      return c.body(null, 204)
    })
}

/** Routes that take an address or a mailed link. */
function mailedRoutes(services: Services, auth: Auth) {
  return newRoutes()
    .openapi(contract.recover, async (c) => {
      const { email } = c.req.valid('json')
      const who = await triesBy(services, email, c.req.raw.headers)
      await limitMails(services, `recover:${who}`, c.var.address)
      await requireCaptcha(auth, c)
      await requestReset(services, email)
      return c.body(null, 204)
    })
    .openapi(contract.openReset, async (c) => {
      await limitGuesses(services, c.var.address)
      const { email } = await openReset(services, c.req.valid('json').token)
      return c.json({ email }, 200)
    })
    .openapi(contract.resetPassword, async (c) => {
      await limitGuesses(services, c.var.address)
      await resetPassword(services, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(contract.resend, async (c) => {
      const person = signedIn(c.var.caller)
      await limitMails(services, `resend:${person.userId}`, c.var.address)
      await resendVerification(services, person)
      return c.body(null, 204)
    })
    .openapi(contract.openVerify, async (c) => {
      await limitGuesses(services, c.var.address)
      return c.json(
        await openVerification(services, c.req.valid('json'), await hereAt(services, auth, c)),
        200,
      )
    })
    .openapi(contract.verify, async (c) => {
      await limitGuesses(services, c.var.address)
      const input = c.req.valid('json')
      if (input.type === 'signup' || input.type === 'email_change') {
        return c.json(await verifyEmail(services, input, await hereAt(services, auth, c)), 200)
      }
      const from = { headers: requestHeaders(c), address: c.var.address }
      const { email, isSuperAdmin, cookies } = await signInByProof(services, auth, input, from)
      setCookies(c, cookies)
      return c.json({ email, is_super_admin: isSuperAdmin }, 200)
    })
}

/** The person who is signed in at this browser by themselves: at a shared till that is nobody. */
async function hereAt(services: Services, auth: Auth, c: Context<AppEnv>): Promise<Here> {
  const caller = await identifyStaff(services, auth, c)
  if (caller.kind === 'user') return caller
  return caller.kind === 'member' && !caller.sharedTill ? caller : undefined
}
