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
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { confirmFactor, enrol } from './enrol.ts'
import { meetChallenge } from './meetChallenge.ts'
import { proveAgain } from './proveAgain.ts'
import { forgetDevice, forgetDevices, readFactors } from './readFactors.ts'
import { removeFactor, renewBackupCodes } from './removeFactor.ts'

/** Two-step sign-in: a person's own app, codes and devices, and the second step of a sign-in. */
export function twoFactorRoutes(services: Services, auth: Auth) {
  return challengeRoutes(services, auth)
    .openapi(contract.readProof, (c) => c.body(null, 204))
    .openapi(contract.proveAgain, async (c) => {
      await proveAgain(services, signedIn(c.var.caller), c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(contract.readFactors, async (c) =>
      c.json(await readFactors(services, signedIn(c.var.caller).userId), 200),
    )
    .openapi(contract.enrol, async (c) => {
      const { password } = c.req.valid('json')
      return c.json(await enrol(services, signedIn(c.var.caller), password), 201)
    })
    .openapi(contract.confirmFactor, async (c) => {
      const proof = { factorId: c.req.valid('param').id, ...c.req.valid('json') }
      const backup_codes = await confirmFactor(services, signedIn(c.var.caller), proof)
      return c.json({ backup_codes }, 200)
    })
    .openapi(contract.renewBackupCodes, async (c) => {
      const proof = { factorId: c.req.valid('param').id, ...c.req.valid('json') }
      const backup_codes = await renewBackupCodes(services, signedIn(c.var.caller), proof)
      return c.json({ backup_codes }, 201)
    })
    .openapi(contract.removeFactor, async (c) => {
      const proof = { factorId: c.req.valid('param').id, ...c.req.valid('json') }
      await removeFactor(services, signedIn(c.var.caller), proof)
      return c.body(null, 204)
    })
    .openapi(contract.forgetDevice, async (c) => {
      await forgetDevice(services, signedIn(c.var.caller).userId, c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(contract.forgetDevices, async (c) => {
      await forgetDevices(services, signedIn(c.var.caller).userId)
      return c.body(null, 204)
    })
}

function challengeRoutes(services: Services, auth: Auth) {
  const { publicUrl } = services
  return newRoutes()
    .openapi(contract.readChallenge, async (c) => {
      const pending = await findPending(services, pendingTokenOf(c, publicUrl))
      return c.json({ challenge: pending ? { expires_at: pending.expiresAt.toISOString() } : null }, 200)
    })
    .openapi(contract.meetChallenge, async (c) => {
      const { code, remember_device: rememberDevice } = c.req.valid('json')
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
      return c.json({ is_super_admin: isSuperAdmin }, 200)
    })
}
