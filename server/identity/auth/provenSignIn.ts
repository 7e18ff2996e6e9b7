import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Makes accounts and sessions for people whom our own codes, links and second steps have proven, with better-auth's own
 * functions. The endpoints have no path: only this server calls them. better-auth's two-factor plug-in does not fit our
 * rules: it guards only passwords, encrypts with the session's secret, accepts a code repeatedly within its window, and
 * stores backup codes readably.
 */
export const provenSignIn = {
  id: 'proven-sign-in',
  endpoints: {
    /** Opens an account for a proven address that has none. Its name is still empty. */
    openProvenAccount: createAuthEndpoint(
      { method: 'POST', body: z.object({ email: z.email() }) },
      async (ctx) => {
        const account = { email: ctx.body.email, emailVerified: true, name: '' }
        const { id } = await ctx.context.internalAdapter.createUser(account, { method: 'email-otp' })
        return ctx.json({ userId: id })
      },
    ),
    /** Signs in a person who has been proven. */
    signInProven: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.uuid() }), requireHeaders: true },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('nobody to sign in')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ email: user.email })
      },
    ),
  },
} satisfies BetterAuthPlugin
