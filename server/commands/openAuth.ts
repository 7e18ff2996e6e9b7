import type { Config } from '#server/commands/config.ts'
import { type Auth, createAuth } from '#server/identity/auth/index.ts'
import { announceLink } from '#server/identity/sign-in/index.ts'
import type { Opened } from './openServices.ts'

/** The ways to sign in, for a process that serves: a worker never loads them. */
export const openAuth = (config: Config, { services, standIns, observe }: Opened): Auth =>
  createAuth({
    database: services.database,
    secrets: config.sessionSecrets,
    publicUrl: config.publicUrl,
    supportAddress: services.emailFrom.address,
    // Real keys come before the stand-in, in the demo too.
    google: config.google ?? (standIns ? { ...standIns.settings.google, isLocal: true } : null),
    sso: config.sso,
    captcha: config.captcha,
    onCaptcha: observe('captcha'),
    isDemo: config.mode === 'demo',
    onLink: (userId, providerId) => announceLink(services, userId, providerId),
  })
