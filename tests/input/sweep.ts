import { sql } from 'drizzle-orm'
import { createApi } from '#server/api.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Sample } from '#tests/isolation/requests/routeCase.ts'
import { requests } from '#tests/isolation/requests.ts'
import { openScene } from '#tests/isolation/scene.ts'
import { proveEverybody } from '#tests/isolation/sweep.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { type RouteInput, routeInputs } from './inputs.ts'
import { faultOf } from './refusals.ts'

export type Sweep = Awaited<ReturnType<typeof openSweep>>

/** Opens every route of the API, with a caller who may use it and a valid request, from which invalid ones are made. */
export async function openSweep() {
  const scene = await openScene()
  const { product, a } = scene
  // Only super admins may use the platform's routes.
  await scene.rows('insert into super_admins (id) values ($1)', [a.businessId])
  await proveEverybody(scene)
  // Public routes count attempts by address and account, so each call comes from another address.
  async function callerOf({ permission }: RouteInput): Promise<Visitor> {
    if (permission === 'portal') {
      // An earlier call may have switched the portal off.
      await scene.rows('update businesses set portal_enabled = true', [])
      await scene.rows('update customers set portal_enabled = true', [])
      return a.customer.visitor
    }
    if (permission === 'shared till') {
      // An earlier call may have ended the shared till.
      await scene.tills.attended.post('/api/app/shared-till', undefined)
      return scene.tills.attended
    }
    if (permission !== 'anyone') return a.owner
    await product.services.database.plain.execute(sql`delete from attempts`)
    return product.visitor()
  }
  return {
    routes: routeInputs(createApi(product.services, product.auth)),
    owner: a.owner,
    sampleOf: (route: RouteInput): Sample => requests[nameOf(route)]!.sample(a),
    callerOf,
    async call(route: RouteInput, { path, body }: Sample, headers: Record<string, string> = {}) {
      const who = await callerOf(route)
      return who.send(route.method, path, body, { 'idempotency-key': newId(), ...headers })
    },
    close: scene.close,
  }
}

export const nameOf = ({ method, path }: RouteInput): string => `${method} ${path}`

/** Collects the faults of many answers, so that one failure lists them all. */
export function faults() {
  const found: string[] = []
  return {
    found,
    look(what: string, answer: Answer, more?: string | false | undefined) {
      const fault = faultOf(answer) ?? more
      if (fault) found.push(`${what.slice(0, 160)} -> ${fault}`)
    },
  }
}

export const shown = (value: unknown): string | undefined => JSON.stringify(value)?.slice(0, 60)

/** True for refusals without a field: the subject does not exist, or the caller is unknown. */
export const knowsNobody = ({ body }: Answer): boolean =>
  /^(Invalid login credentials|Phone number not found|Invalid PIN)/.test(
    (body as { error: { message: string } }).error.message,
  )
