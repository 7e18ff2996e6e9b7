import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { scopes } from '#server/identity/api-keys/scopes.ts'
import { listRoutes, type RouteEntry } from '#server/platform/http/index.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { mayAsk } from './mayAsk.ts'
import { openToKeys } from './openToKeys.ts'
import { isDone, isOwn, isUnknown, type Sample, send } from './requests/routeCase.ts'
import { openScene, type Scene, snapshot } from './scene.ts'
import { leaksIn, secretsOf } from './secrets.ts'
import { attemptsOf, caseOf, forgetAttemptsOf, nameOf, namesOneOf } from './sweep.ts'

let scene: Scene
let routes: RouteEntry[]
let secrets: string[]
let before: Record<string, string>
beforeAll(async () => {
  scene = await openScene()
  routes = listRoutes(createApi(scene.product.services, scene.product.auth))
  secrets = await secretsOf(scene)
  before = await snapshot(scene.rows, scene.a.businessId)
})
afterAll(() => scene?.close())

const namesA = (sample: Sample) => namesOneOf(secrets, sample)
const attempts = (route: RouteEntry) => attemptsOf(scene, route)
const guarded = () => routes.filter(({ permission }) => permission !== 'anyone')

type IsRight = (route: RouteEntry, status: number, sample: Sample) => boolean

/** Sends every sample of these routes. Returns the answers that `isRight` rejects, and those that give A away. */
async function sweep(who: Visitor, all: RouteEntry[], isRight: IsRight): Promise<string[]> {
  const wrong: string[] = []
  for (const route of all)
    for (const sample of attempts(route)) {
      const answer = await send(who, route.method, sample)
      const leaks = leaksIn(secrets, sample, answer)
      if (!isRight(route, answer.status, sample))
        wrong.push(`${nameOf(route)}: ${answer.status} ${answer.text}`)
      if (leaks.length > 0) wrong.push(`${nameOf(route)} gives away ${leaks.slice(0, 5).join(', ')}`)
    }
  return wrong
}

describe('every route of the API', () => {
  it("is closed to an API key but for the till, and there to the other shop's", async () => {
    const isRight = (route: RouteEntry, status: number, sample: Sample) => {
      if (!mayAsk['API key']!.includes(route.permission))
        return status === (route.permission === 'portal' ? 401 : 403)
      // The owner has added the sample's customer before.
      return namesA(sample) ? isUnknown(caseOf(route), status) : isDone(status) || status === 409
    }
    await forgetAttemptsOf(scene)
    expect(await sweep(program(scene.b.apiKeys.used.secret), guarded(), isRight)).toEqual([])
  })

  it('is open to the scopes of API keys that are listed by hand, and each scope opens something', () => {
    const opened = Object.fromEntries(
      Object.keys(openToKeys).map((scope) => [
        scope,
        routes
          .filter((route) => route.scope === scope)
          .map(nameOf)
          .sort(),
      ]),
    )
    expect(opened).toEqual(openToKeys)
    const listed = [...Object.keys(openToKeys), 'till', 'operations:backdate']
    expect(listed.sort()).toEqual([...scopes].sort())
  })

  it('is closed to an API key with every scope but the route’s own, which is named', async () => {
    const wrong: string[] = []
    for (const scope of Object.keys(openToKeys)) {
      const who = await keyWith(scopes.filter((one) => one !== scope && one !== 'till'))
      for (const route of routes.filter((one) => one.scope === scope)) {
        const answer = await send(who, route.method, attempts(route)[0]!)
        const { error } = answer.body as { error?: { message: string; details?: unknown } }
        const isNamed =
          isDeepStrictEqual(error?.details, { reason: 'scope', scope }) &&
          error!.message.endsWith(` ${scope}`)
        if (answer.status !== 403 || !isNamed) wrong.push(`${nameOf(route)}: ${answer.status} ${answer.text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it("tells an API key of the other shop, with the route's scope alone, that the named row does not exist", async () => {
    const isRight = (route: RouteEntry, status: number, sample: Sample) =>
      namesA(sample) ? isUnknown(caseOf(route), status) : isOwn(caseOf(route), status) || status === 409
    const wrong: string[] = []
    for (const scope of Object.keys(openToKeys)) {
      const who = await keyWith([scope])
      const opened = routes.filter((one) => one.scope === scope)
      wrong.push(...(await sweep(who, opened, isRight)))
    }
    expect(wrong).toEqual([])
  })

  it('is closed to an API key with every scope where it names none: sign-in, team, plan, keys, settings', async () => {
    const who = await keyWith([...scopes])
    const closed = guarded().filter(
      ({ permission, scope }) => !scope && !mayAsk['API key']!.includes(permission),
    )
    expect(closed.length).toBeGreaterThan(150)
    const opened: string[] = []
    for (const route of closed) {
      const { status } = await send(who, route.method, attempts(route)[0]!)
      if (status !== (route.permission === 'portal' ? 401 : 403)) opened.push(`${nameOf(route)}: ${status}`)
    }
    expect(opened).toEqual([])
    await keyWith(['till'])
  })

  it('changed nothing of the shop in all of that', async () => {
    expect(await snapshot(scene.rows, scene.a.businessId)).toEqual(before)
  })
})

/** A caller without cookies that sends its API key each time. */
function program(secret: string): Visitor {
  const visitor = scene.product.visitor()
  const send = visitor.send.bind(visitor)
  visitor.send = (method, path, body, headers) =>
    send(method, path, body, { authorization: `Bearer ${secret}`, ...headers })
  return visitor
}

/** The other business's program, with these scopes and no other. */
async function keyWith(held: string[]): Promise<Visitor> {
  await forgetAttemptsOf(scene)
  const { id, secret } = scene.b.apiKeys.used
  await scene.rows(`update api_keys set scopes = string_to_array($2, ',') where id = $1`, [
    id,
    held.join(','),
  ])
  return program(secret)
}
