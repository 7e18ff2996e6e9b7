import {
  type Auth,
  dropPendingToken,
  findPending,
  keepDeviceToken,
  pendingTokenOf,
  requestHeaders,
  setCookies,
} from '#server/identity/auth/index.ts'
import { signedIn } from '#server/identity/sessions/index.ts'
import { handle, newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { confirmFactor, enrol } from './enrol.ts'
import { meetChallenge } from './meetChallenge.ts'
import { proveAgain } from './proveAgain.ts'
import { forgetDevice, forgetDevices, readFactors } from './readFactors.ts'
import { removeFactor, renewBackupCodes } from './removeFactor.ts'

/** Routes of two-step sign-in: a person's own app, codes and devices, and the second step of a sign-in. */
export function twoFactorRoutes(services: Services, auth: Auth) {
  const { publicUrl } = services
  return newRoutes().openapiRoutes([
    handle(contract.readChallenge, async (c) => {
      const pending = await findPending(services, pendingTokenOf(c, publicUrl))
      return { challenge: pending ? { expires_at: pending.expiresAt.toISOString() } : null }
    }),
    handle(contract.meetChallenge, async (c, { code, rememberDevice }) => {
      const { cookies, deviceToken, isSuperAdmin } = await meetChallenge(services, auth, {
        token: pendingTokenOf(c, publicUrl),
        code,
        rememberDevice,
        headers: requestHeaders(c),
        address: c.var.address,
      })
      setCookies(c, cookies)
      dropPendingToken(c, publicUrl)
      if (deviceToken) keepDeviceToken(c, publicUrl, deviceToken)
      return { is_super_admin: isSuperAdmin }
    }),
    handle(contract.readProof, () => undefined),
    handle(contract.proveAgain, (c, proof) => proveAgain(services, signedIn(c.var.caller), proof)),
    handle(contract.readFactors, (c) => readFactors(services, signedIn(c.var.caller).userId)),
    handle(contract.enrol, (c, { password }) => enrol(services, signedIn(c.var.caller), password)),
    handle(contract.confirmFactor, async (c, proof) => ({
      backup_codes: await confirmFactor(services, signedIn(c.var.caller), proof),
    })),
    handle(contract.renewBackupCodes, async (c, proof) => ({
      backup_codes: await renewBackupCodes(services, signedIn(c.var.caller), proof),
    })),
    handle(contract.removeFactor, (c, proof) => removeFactor(services, signedIn(c.var.caller), proof)),
    handle(contract.forgetDevice, (c, { id }) => forgetDevice(services, signedIn(c.var.caller).userId, id)),
    handle(contract.forgetDevices, (c) => forgetDevices(services, signedIn(c.var.caller).userId)),
  ])
}
