import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { listRoutes, type RouteEntry } from '#server/platform/http/index.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { PASSWORD } from './fillBusiness.ts'
import { figuresAlone, mayAsk, ofTheCounter, openToAnyone } from './mayAsk.ts'
import { isDone, isOwn, isUnknown, type Sample, send } from './requests/routeCase.ts'
import { requests } from './requests.ts'
import { openScene, type Scene, snapshot } from './scene.ts'
import { leaksIn, secretsOf, secretsOfCustomer } from './secrets.ts'
import { attemptsOf, caseOf, forgetAttemptsOf, nameOf, namesOneOf, proveEverybody } from './sweep.ts'

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

// Routes that change the next request's caller come last: setting up a business, and signing out.
const guarded = () =>
  routes
    .filter(({ permission }) => permission !== 'anyone')
    .sort((x, y) => Number(x.path.endsWith('/set-up')) - Number(y.path.endsWith('/set-up')))

const open = () =>
  routes
    .filter(({ permission }) => permission === 'anyone')
    .sort((x, y) => Number(x.path.endsWith('sign-out')) - Number(y.path.endsWith('sign-out')))

const forgetAttempts = () => forgetAttemptsOf(scene)

/** Sends a sample as `who`. A till that the sample shared is taken back, so that the session stays usable. */
async function sendAs(who: Visitor, route: RouteEntry, sample: Sample) {
  const answer = await send(who, route.method, sample)
  if (nameOf(route) === 'POST /api/app/shared-till' && isDone(answer.status))
    await who.post('/api/app/shared-till/end', { password: PASSWORD })
  return answer
}

/** Sends every sample of every guarded route. Returns the answers that `isRight` rejects. */
async function sweep(who: Visitor, isRight: (route: RouteEntry, status: number, sample: Sample) => boolean) {
  const wrong: string[] = []
  for (const route of guarded()) {
    for (const sample of attempts(route)) {
      const answer = await sendAs(who, route, sample)
      const leaks = leaksIn(secrets, sample, answer)
      if (!isRight(route, answer.status, sample))
        wrong.push(`${nameOf(route)}: ${answer.status} ${answer.text}`)
      if (leaks.length > 0) wrong.push(`${nameOf(route)} gives away ${leaks.slice(0, 5).join(', ')}`)
    }
  }
  return wrong
}

/**
 * Expects 401 for an unknown caller and 403 for one without the permission. `knownFor` are the permissions for which
 * the caller is known.
 */
const refused =
  (kind: keyof typeof mayAsk, knownFor: string[]) =>
  ({ permission }: RouteEntry, status: number) =>
    mayAsk[kind]!.includes(permission) || status === (knownFor.includes(permission) ? 403 : 401)

const staffKnownFor = [
  'signed in',
  'staff',
  'till',
  'counter staff',
  'shared till',
  'sending',
  'business',
  'business admin',
  'account',
  'platform',
  'looking',
]

describe('every route of the API', () => {
  it('has an isolation case, and no case is of a route that is gone', () => {
    expect(Object.keys(requests).sort()).toEqual(routes.map(nameOf).sort())
    expect(guarded().length).toBeGreaterThan(20)
  })

  it('wants a sign-in, those aside that cannot', () => {
    expect(open().map(nameOf).sort()).toEqual(openToAnyone)
  })

  it('is closed to people who are not signed in', async () => {
    expect(await sweep(scene.product.visitor(), refused('anonymous', []))).toEqual([])
  })

  it('is closed to a person without a shop, and to a removed member whose session still uses it', async () => {
    expect(await sweep(scene.removed, refused('a removed member', staffKnownFor))).toEqual([])
  })

  it('is closed to guests of the shop and of the other one, the portal aside', async () => {
    const isRight = refused('customer', ['portal'])
    const asCustomer = async (who: Visitor) => {
      const own = guarded().filter(({ permission }) => permission !== 'portal')
      const statuses = await Promise.all(
        own.map(
          async (route) => [route, (await send(who, route.method, attempts(route)[0]!)).status] as const,
        ),
      )
      return statuses.filter(([route, status]) => !isRight(route, status)).map(([route]) => nameOf(route))
    }
    expect(await asCustomer(scene.a.customer.visitor)).toEqual([])
    expect(await asCustomer(scene.b.customer.visitor)).toEqual([])
  })

  it("tells the other shop's admin that the named row does not exist", async () => {
    const isRight = (route: RouteEntry, status: number, sample: Sample) => {
      if (!mayAsk.admin!.includes(route.permission)) return status === 401 || status === 403
      return namesA(sample) ? isUnknown(caseOf(route), status) : isOwn(caseOf(route), status)
    }
    expect(await sweep(scene.b.owner, isRight)).toEqual([])
  })

  it("tells the other shop's guest the same in the portal", async () => {
    const isRight = (route: RouteEntry, status: number, sample: Sample) => {
      if (route.permission !== 'portal') return status === 401
      return namesA(sample) ? status === 404 : isOwn(caseOf(route), status)
    }
    expect(await sweep(scene.b.customer.visitor, isRight)).toEqual([])
  })

  it('keeps a plain member from the admin’s routes', async () => {
    const adminOnly = guarded().filter(({ permission }) => !mayAsk.member!.includes(permission))
    for (const route of adminOnly) {
      const { status } = await send(scene.member, route.method, attempts(route)[0]!)
      expect([nameOf(route), status]).toEqual([nameOf(route), route.permission === 'portal' ? 401 : 403])
    }
  })

  it('lets the counter reach what it needs and nothing else', () => {
    const reached = routes
      .filter(({ permission }) => ['till', 'counter staff'].includes(permission))
      .map(nameOf)
    expect(reached.sort()).toEqual(ofTheCounter)
  })

  it('keeps a counter worker from all the rest, at their own till and at a shared one', async () => {
    const callers: [keyof typeof mayAsk, Visitor][] = [
      ['a counter-only member', scene.counterOnly],
      ['a person at a shared till', scene.tills.attended],
      ['a shared till with nobody at it', scene.tills.empty],
    ]
    for (const [kind, who] of callers) {
      const closed = guarded().filter(({ permission }) => !mayAsk[kind]!.includes(permission))
      expect(closed.length).toBeGreaterThan(60)
      for (const route of closed)
        for (const sample of attempts(route)) {
          const answer = await send(who, route.method, sample)
          const expected = route.permission === 'portal' ? 401 : 403
          expect([kind, nameOf(route), answer.status]).toEqual([kind, nameOf(route), expected])
          expect(leaksIn(secrets, sample, answer)).toEqual([])
        }
      const found = await who.get('/api/v1/customers/lookup')
      expect([kind, found.status]).toEqual([kind, mayAsk[kind]!.includes('till') ? 200 : 403])
    }
  })

  it('keeps one guest of a shop from another guest’s data', async () => {
    const { customer, otherCustomer } = scene.a
    const personal = await secretsOfCustomer(scene, customer.customerId, otherCustomer.customerId)
    expect(personal.length).toBeGreaterThan(20)
    const asked: [string, Sample][] = [
      ['GET', requests['GET /api/app/portal/card']!.sample(scene.a)],
      ['GET', requests['GET /api/app/portal/history']!.sample(scene.a)],
      ['GET', requests['GET /api/app/portal/profile']!.sample(scene.a)],
      ['POST', requests['POST /api/app/portal/customer-rewards/:id/cancel']!.sample(scene.a)],
    ]
    for (const [method, sample] of asked) {
      const answer = await send(otherCustomer.visitor, method, sample)
      expect([sample.path, leaksIn(personal, sample, answer)]).toEqual([sample.path, []])
      expect(answer.status).toBe(method === 'GET' ? 200 : 404)
    }
    expect(leaksIn(personal, asked[0]![1], await send(customer.visitor, 'GET', asked[0]![1]))).not.toEqual([])
  })

  it('is deaf to what another site sends with the cookies of an admin', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const heard: string[] = []
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const { path, body } = caseOf(route).sample(scene.a)
      const { status } = await scene.a.owner.send(route.method, path, body, foreign)
      if (status !== 403) heard.push(`${nameOf(route)}: ${status}`)
    }
    expect(heard).toEqual([])
  })

  it('changed nothing of the shop in all of that', async () => {
    expect(await snapshot(scene.rows, scene.a.businessId)).toEqual(before)
  })
})

describe('routes that anyone may call', () => {
  it('give nothing of the shop away and change nothing but what they say', async () => {
    const wrong: string[] = []
    for (const who of [scene.product.visitor(), scene.b.owner, scene.b.customer.visitor]) {
      for (const route of open()) {
        await forgetAttempts()
        const [sample, ...attacks] = attempts(route)
        for (const one of attacks.length > 0 ? attacks : [sample!]) {
          const answer = await send(who, route.method, one)
          const leaks = leaksIn(secrets, one, answer)
          if (leaks.length > 0) wrong.push(`${nameOf(route)} gives away ${leaks.slice(0, 5).join(', ')}`)
          if (
            attacks.length > 0 &&
            answer.headers.getSetCookie().some((cookie) => !/max-age=0/i.test(cookie))
          )
            wrong.push(`${nameOf(route)} signs somebody in`)
        }
      }
    }
    expect(wrong).toEqual([])
    const written = new Set(open().flatMap((route) => Object.keys(caseOf(route).writes ?? {})))
    const after = await snapshot(scene.rows, scene.a.businessId)
    expect(Object.keys(before).filter((table) => after[table] !== before[table])).toEqual([...written])
  })
})

describe('the sweep itself', () => {
  it("with working requests of the shop's own people, in whose answers the detector finds its secrets", async () => {
    await forgetAttempts()
    await proveEverybody(scene)
    const silent: string[] = []
    const failed: string[] = []
    for (const route of [...guarded(), ...open()]) {
      const sample = caseOf(route).sample(scene.a)
      const who = route.permission === 'portal' ? scene.a.customer.visitor : scene.a.owner
      const answer = await sendAs(who, route, sample)
      if (!isOwn(caseOf(route), answer.status)) failed.push(`${nameOf(route)} ${answer.text}`)
      const isRead =
        route.method === 'GET' &&
        answer.status === 200 &&
        route.permission !== 'anyone' &&
        !figuresAlone.includes(nameOf(route))
      if (isRead && leaksIn(secrets, { path: '' }, answer).length === 0) silent.push(nameOf(route))
    }
    expect({ failed, silent }).toEqual({ failed: [], silent: [] })
  })
})
