import type { SessionView } from '#server/identity/sign-in/contract.ts'
import type { KeptCustomer } from '#server/loyalty/counter/contract.ts'
import { ApiError, app, BUSINESS_HEADER, call } from '#web/client/api.ts'
import { isFresh, sessionToKeep } from './keeping.ts'
import { keptCustomers } from './keptCustomers.ts'

/**
 * Makes contact as a device that keeps customers, and keeps what it is given. It forgets everything if the owner ended
 * the device, or whoever is signed in may not have it. A device that the owner did not let keep anything does nothing.
 * @param most the age in milliseconds up to which what is kept is new enough
 * @throws {Error} if the server cannot be reached or gives nothing now; what was kept before stays
 */
export async function refresh(session: SessionView, most = 0): Promise<void> {
  const businessId = session.business!.id
  const keeping = await keptCustomers.read(businessId)
  if (!keeping) return
  const { deviceId } = keeping
  if (isFresh(keeping, most, Date.now())) return
  const param = { param: { id: deviceId } }
  const named = { headers: { [BUSINESS_HEADER]: businessId } }
  const device = app['till-devices'][':id']
  try {
    const contactAt = new Date().toISOString()
    const { business } = await call(device.contact.$post(param, named))
    if (!business) return await keptCustomers.forget(businessId)
    const customers: KeptCustomer[] = []
    let after: string | undefined
    do {
      const query = after === undefined ? {} : { after }
      const page = await call(device.guests.$get({ ...param, query }, named))
      customers.push(...page.data)
      after = page.next ?? undefined
    } while (after !== undefined)
    await keptCustomers.replace(
      { businessId, deviceId, contactAt, kept: { business, session: sessionToKeep(session) } },
      customers.map((customer) => ({ ...customer, businessId })),
    )
  } catch (error) {
    // Signed out, off the team, or no device of this business any more.
    if (!(error instanceof ApiError && [401, 403, 404].includes(error.status))) throw error
    await keptCustomers.forget(businessId)
  }
}
