import type { Auth } from '#server/identity/auth/index.ts'
import { CODE_MINUTES } from '#server/identity/proofs/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import { limitGuesses, requireCaptcha } from '#server/identity/sign-in/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import { requireTexts } from '#server/platform/providers/noTexts.ts'
import type { Services } from '#server/services.ts'
import { provePhone, removePhone, requestPhone } from './accountPhone.ts'
import * as contract from './contract.ts'
import { readLinkOwner } from './readLinkOwner.ts'
import { mailCode, textCode } from './requestCode.ts'

/** Routes for requesting codes, and for the phone of an account. `POST /verify` takes the codes. */
export function oneTimeCodeRoutes(services: Services, auth: Auth) {
  return newRoutes().openapiRoutes([
    handle(contract.requestCode, async (c, { email, phone, country, createUser }) => {
      if (phone) requireTexts(services)
      await requireCaptcha(auth, c)
      const from = { headers: c.req.raw.headers, address: c.var.address }
      if (email) await mailCode(services, { email, createUser }, from)
      if (phone) await textCode(services, { phone, country }, c.var.address)
      return { minutes: CODE_MINUTES }
    }),
    handle(contract.openLink, async (c, { token }) => {
      await limitGuesses(services, c.var.address)
      return readLinkOwner(services, token)
    }),
    handle(contract.changePhone, async (c, wanted) => {
      const { phone } = await requestPhone(services, signedIn(c.var.caller), wanted, c.var.address)
      return { phone, minutes: CODE_MINUTES }
    }),
    handle(contract.provePhone, (c, proof) =>
      provePhone(services, signedIn(c.var.caller), proof, c.var.address),
    ),
    handle(contract.removePhone, (c, { password }) =>
      removePhone(services, signedIn(c.var.caller), password),
    ),
  ])
}
