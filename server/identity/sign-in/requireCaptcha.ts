import type { Context } from 'hono'
import type { Auth } from '#server/identity/auth/index.ts'
import { triesBy } from '#server/identity/auth/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { countAttempts } from '#server/platform/rate-limits/attempts.ts'
import type { Services } from '#server/services.ts'
import { signInAttempts } from './signIn.ts'

/** The header of a widget's token, by better-auth's name. */
const HEADER = 'x-captcha-response'
/** Failed sign-ins before a captcha: a person who mistypes a password now and then is not asked. */
const FREE_TRIES = 3

/**
 * If a captcha is switched on, lets in only people who passed it. Call it after the limits, because it asks the
 * provider.
 * @param token from the widget; a call from our pages brings it in a header
 * @throws {Refusal} 'invalid' with the reason 'captcha'; 'unavailable' if the provider could not be asked: an attacker
 * who blocks it must not get in.
 */
export async function requireCaptcha(
  { captcha }: Pick<Auth, 'captcha'>,
  c: Context<AppEnv>,
  token = c.req.header(HEADER),
): Promise<void> {
  if (!captcha) return
  const outcome = token ? await captcha.verify(token, c.var.address) : 'failed'
  if (outcome === 'unreachable')
    throw new Refusal('unavailable', 'We could not check that you are a person. Please try again.')
  if (outcome === 'failed')
    throw new Refusal('invalid', 'Please confirm that you are a person.', { details: { reason: 'captcha' } })
}

/** `requireCaptcha` after three failed sign-ins to an account, whether or not the account exists. */
export async function requireCaptchaAfterFailures(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
  email: string,
): Promise<void> {
  if (!auth.captcha) return
  const { database, clock } = services
  const who = await triesBy(services, email, c.req.raw.headers)
  const tries = await countAttempts(database.plain, signInAttempts(who), clock.now())
  if (tries >= FREE_TRIES) await requireCaptcha(auth, c)
}
