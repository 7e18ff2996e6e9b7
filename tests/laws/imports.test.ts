import { describe, expect, it } from 'vitest'
import { isTest, type Source, sourcesIn } from './sources.ts'

/** The one order of the features: each may use those before it, through their index.ts. */
const order = [
  'platform', 'providers', 'events', 'audit', 'plans', 'companies', 'credits', 'tags', 'customers', 'programs', 'ledger', 'rewards',
  'counter', 'templates', 'messages', 'qr-codes', 'imports', 'exports', 'access-tokens', 'api-keys', 'sign-in', 'two-factor', 'one-time-codes', 'accounts', 'shared-till', 'team', 'portal', 'join', 'settings',
  'posters', 'customer-record', 'selections', 'closing', 'analytics', 'landing', 'billing', 'admin',
] // biome-ignore format: read as one line of steps

/** What composes them, and may see everything. */
const composition = /^server\/(main|app|api|services|subscribers)\.ts$|^server\/commands\//

const feature = (path: string) => /^server\/([^/]+)\//.exec(path)?.[1]
const server = sourcesIn('server').filter(({ path }) => !isTest(path))
const web = sourcesIn('web').filter(({ path }) => !isTest(path))

describe('imports point one way', () => {
  it('every feature has its place in the order', () => {
    const features = new Set(
      server.filter(({ path }) => !composition.test(path)).map(({ path }) => feature(path)),
    )
    expect([...features].filter((name) => !order.includes(name!))).toEqual([])
  })

  it('a feature uses only features before it', () => {
    const backwards = server.flatMap(({ path, imports }) => {
      if (composition.test(path)) return []
      const own = feature(path)!
      return imports
        .filter((target) => feature(target) && feature(target) !== own && !isTables(path, target))
        .filter((target) => order.indexOf(feature(target)!) > order.indexOf(own))
        .map((target) => `${path} -> ${target}`)
    })
    expect(backwards).toEqual([])
  })

  it('no file reaches itself through what it imports', () => {
    expect(circlesOf([...server, ...web])).toEqual([])
  })

  it('features meet through index.ts, contracts with their examples, and tables only', () => {
    const aroundTheDoor = server.flatMap(({ path, imports }) => {
      if (composition.test(path)) return []
      return imports
        .filter(
          (target) => feature(target) && !['platform', 'providers', feature(path)].includes(feature(target)),
        )
        .filter((target) => !/\/(index|contract|examples|tables|config)\.ts$/.test(target))
        .map((target) => `${path} -> ${target}`)
    })
    expect(aroundTheDoor).toEqual([])
  })

  it('the platform knows nothing of loyalty', () => {
    const known = server.flatMap(({ path, imports }) =>
      feature(path) === 'platform'
        ? imports
            .filter((target) => feature(target) && feature(target) !== 'platform')
            .map((target) => `${path} -> ${target}`)
        : [],
    )
    expect(known).toEqual([])
  })

  it('the browser takes contracts and config schemas from the server, and the type of the API', () => {
    const taken = web.flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('server/'))
        .filter((target) => !/\/(contract|config)\.ts$/.test(target))
        .filter((target) => !(path.startsWith('web/client/') && target === 'server/api.ts'))
        .filter((target) => !target.startsWith('server/platform/money.ts'))
        .map((target) => `${path} -> ${target}`),
    )
    expect(taken).toEqual([])
  })

  it('the design system fetches nothing and knows no screen', () => {
    const outside = web
      .filter(({ path }) => path.startsWith('web/ui/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => /^(web\/(?!ui\/)|server\/)/.test(target))
          .map((target) => `${path} -> ${target}`),
      )
    expect(outside).toEqual([])
  })

  it('the product never imports its stand-ins, tests or benches, but for the demo', () => {
    const leaks = [...server, ...web].flatMap(({ path, imports }) =>
      imports
        .filter((target) => /^(stand-ins|tests|bench)\//.test(target))
        .filter(() => path !== 'server/commands/standIns.ts')
        .map((target) => `${path} -> ${target}`),
    )
    expect(leaks).toEqual([])
  })
})

/** Foreign keys need the other table itself; the schema has an order of its own, which the database checks. */
function isTables(path: string, target: string): boolean {
  return path.endsWith('/tables.ts') && target.endsWith('/tables.ts')
}

/** Files that import each other, directly or through others: each group once, as Tarjan finds them. */
function circlesOf(sources: Source[]): string[][] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1) circles.push(group.sort())
  }
  for (const path of importsOf.keys()) if (!order.has(path)) visit(path)
  return circles
}
