import type { Context } from 'hono'
import type { Auth } from '#server/identity/auth/index.ts'
import { triesBy } from '#server/identity/auth/index.ts'
import { countAttempts } from '#server/platform/attempts/attempts.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { signInAttempts } from './signIn.ts'

/** The header that a widget's token comes in; better-auth's name for it. */
const HEADER = 'x-captcha-response'
/** Who mistypes a password now and then is not asked. */
const FREE_TRIES = 3

/**
 * Where a captcha is switched on, lets in only who passed it. Call it after the limits, for it asks the provider.
 * @param token what their widget gave; a call from our pages brings it in a header
 * @throws {Refusal} 'invalid' with the reason 'captcha'; 'unavailable' where the provider could not be asked, for
 *   else whoever keeps us from it would be let in.
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

/** The same, once somebody tried to sign in to an account three times in vain; whether there is one or not. */
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
