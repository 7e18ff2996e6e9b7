import type { Auth } from '#server/identity/auth/index.ts'
import { CODE_MINUTES } from '#server/identity/proofs/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import { limitGuesses, requireCaptcha } from '#server/identity/sign-in/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { provePhone, removePhone, requestPhone } from './accountPhone.ts'
import * as contract from './contract.ts'
import { readLinkOwner } from './readLinkOwner.ts'
import { mailCode, textCode } from './requestCode.ts'

/** Asking for codes, and the phone of an account. `POST /verify` takes the codes. */
export function oneTimeCodeRoutes(services: Services, auth: Auth) {
  return newRoutes()
    .openapi(contract.requestCode, async (c) => {
      const { email, phone, country, create_user: createUser } = c.req.valid('json')
      await requireCaptcha(auth, c)
      const from = { headers: c.req.raw.headers, address: c.var.address }
      if (email) await mailCode(services, { email, createUser }, from)
      if (phone) await textCode(services, { phone, country }, c.var.address)
      return c.json({ minutes: CODE_MINUTES }, 200)
    })
    .openapi(contract.openLink, async (c) => {
      await limitGuesses(services, c.var.address)
      return c.json(await readLinkOwner(services, c.req.valid('json').token), 200)
    })
    .openapi(contract.changePhone, async (c) => {
      const person = signedIn(c.var.caller)
      const { phone } = await requestPhone(services, person, c.req.valid('json'), c.var.address)
      return c.json({ phone, minutes: CODE_MINUTES }, 200)
    })
    .openapi(contract.provePhone, async (c) => {
      await provePhone(services, signedIn(c.var.caller), c.req.valid('json'), c.var.address)
      return c.body(null, 204)
    })
    .openapi(contract.removePhone, async (c) => {
      await removePhone(services, signedIn(c.var.caller), c.req.valid('json').password)
      return c.body(null, 204)
    })
}
