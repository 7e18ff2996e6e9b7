import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Makes accounts and sessions for whoever our own codes, links and second steps have proven, by better-auth's own
 * creation of both. Its endpoints have no path: only this server calls them. Its two-factor plug-in cannot keep our
 * rules: it guards passwords alone, encrypts with the session's secret, takes a code as often as it comes within its
 * window, and keeps backup codes readable.
 */
export const provenSignIn = {
  id: 'proven-sign-in',
  endpoints: {
    /** An account for an address that is proven and has none; its name is still empty. */
    openProvenAccount: createAuthEndpoint(
      { method: 'POST', body: z.object({ email: z.email() }) },
      async (ctx) => {
        const account = { email: ctx.body.email, emailVerified: true, name: '' }
        const { id } = await ctx.context.internalAdapter.createUser(account, { method: 'email-otp' })
        return ctx.json({ userId: id })
      },
    ),
    /** Signs in as somebody who is proven to be them. */
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
