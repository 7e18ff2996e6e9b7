import type { Context } from 'hono'
import { signInByProof } from '#server/identity/accounts/one-time-codes/index.ts'
import { type Auth, requestHeaders, setCookies, triesBy } from '#server/identity/auth/index.ts'
import { identifyStaff, signedIn } from '#server/identity/sessions/index.ts'
import { limitGuesses, limitMails, requireCaptcha } from '#server/identity/sign-in/index.ts'
import { type AppEnv, handle, keepPageLanguage, newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
import { changeName } from './changeName.ts'
import { changePassword } from './changePassword.ts'
import { chooseLanguage } from './chooseLanguage.ts'
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

/** Limits changes of a name: each is stored in the audit log for good. */
const NAMES_SET = { limit: 20, windowSeconds: 3600 }

/** Routes of a person's own account, apart from any business. */
export function accountRoutes(services: Services, auth: Auth) {
  return newRoutes().route('/', mailedRoutes(services, auth)).route('/', ownRoutes(services))
}

function ownRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    handle(contract.readAccount, (c) => readAccount(services, signedIn(c.var.caller).userId)),
    handle(contract.changeName, async (c, { name }) => {
      const { userId } = signedIn(c.var.caller)
      await limitRate(services.database.plain, `change-name:${userId}`, NAMES_SET, services.clock.now())
      await changeName(services, userId, name)
      return readAccount(services, userId)
    }),
    handle(contract.chooseLanguage, async (c, { language }) => {
      await chooseLanguage(services, signedIn(c.var.caller).userId, language)
      keepPageLanguage(c, language, services.publicUrl)
    }),
    handle(contract.changeEmail, async (c, wanted) => {
      const person = signedIn(c.var.caller)
      await limitMails(services, `change-email:${person.userId}`, c.var.address)
      await requestEmailChange(services, person, wanted)
    }),
    handle(contract.changePassword, (c, wanted) => changePassword(services, signedIn(c.var.caller), wanted)),
    handle(contract.listSessions, async (c, page) =>
      pageOfAll(await listSessions(services, signedIn(c.var.caller)), page),
    ),
    handle(contract.endSession, (c, { id }) => endSession(services, signedIn(c.var.caller).userId, id)),
  ])
}

/** Routes that take an address or a mailed link. */
function mailedRoutes(services: Services, auth: Auth) {
  return newRoutes().openapiRoutes([
    handle(contract.recover, async (c, { email }) => {
      const who = await triesBy(services, email, c.req.raw.headers)
      await limitMails(services, `recover:${who}`, c.var.address)
      await requireCaptcha(auth, c)
      await requestReset(services, email)
    }),
    handle(contract.openReset, async (c, { token }) => {
      await limitGuesses(services, c.var.address)
      const { email } = await openReset(services, token)
      return { email }
    }),
    handle(contract.resetPassword, async (c, wanted) => {
      await limitGuesses(services, c.var.address)
      await resetPassword(services, wanted)
    }),
    handle(contract.resend, async (c) => {
      const person = signedIn(c.var.caller)
      await limitMails(services, `resend:${person.userId}`, c.var.address)
      await resendVerification(services, person)
    }),
    handle(contract.openVerify, async (c, link) => {
      await limitGuesses(services, c.var.address)
      return openVerification(services, link, await hereAt(services, auth, c))
    }),
    handle(contract.verify, async (c, input) => {
      await limitGuesses(services, c.var.address)
      if (input.type === 'signup' || input.type === 'email_change')
        return verifyEmail(services, input, await hereAt(services, auth, c))
      const from = { headers: requestHeaders(c), address: c.var.address }
      const { email, isSuperAdmin, cookies } = await signInByProof(services, auth, input, from)
      setCookies(c, cookies)
      return { email, is_super_admin: isSuperAdmin }
    }),
  ])
}

/** The person who is signed in at this browser by themselves; nobody at a shared till. */
async function hereAt(services: Services, auth: Auth, c: Context<AppEnv>): Promise<Here> {
  const caller = await identifyStaff(services, auth, c)
  if (caller.kind === 'user') return caller
  return caller.kind === 'member' && !caller.sharedTill ? caller : undefined
}
