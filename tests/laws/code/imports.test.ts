import { describe, expect, it } from 'vitest'
import { groups, isComposition, isTest, type Source, sourcesIn } from '../sources.ts'
import { circlesOf, reachedFrom } from './importGraph.ts'

/**
 * The browser's rooms in their order. Rooms of one step must not import each other in a circle. Files that are loaded
 * later count too.
 */
const steps = [
  ['ui'],
  ['captcha', 'card', 'client', 'format', 'legal', 'outbox', 'phone'],
  ['console/session', 'figures', 'till'],
  ['console/phone'],
  ['console/page'],
  ['console/forms', 'sign-in'],
  [], // All other folders of the console, which are its screens.
  ['console/shell', 'join', 'portal'],
  ['admin', 'developers', 'landing'],
  ['console'],
]

/** The folders of rooms that have an order: each folder may use those before it. */
const insides: Record<string, string[]> = {
  'messaging/messages': ['compose', 'limits', 'queue', 'inbound', 'send', 'reports', 'links', 'history'],
  'messaging/campaigns': ['draft', 'check', 'prepare', 'start', 'settle', 'send', 'results'],
}

/** Files that serve every room. They import only the platform, and count as a part of it. */
const base = /^server\/(services|bind|heavyReads)\.ts$/

/** The rules of loyalty, which the browser runs, too. */
const isRules = (path: string) => /^server\/loyalty\/\w+\/rules\.ts$/.test(path)
/** Packages that only compute. */
const purePackages = ['uuid']

/**
 * The server's modules that the browser takes beside contracts, config schemas and rules: what both must write, read or
 * count alike. They are pure as rules are.
 */
const alike = `
  businesses/plans/planPrice loyalty/programs/card loyalty/programs/points platform/csv/formulas
  platform/money/minorDigits platform/money/money platform/settings/version platform/text/apart platform/text/fold
  platform/text/languages platform/text/locale platform/text/pageLanguages platform/text/plurals
  platform/text/staff/till/de platform/text/staff/till/es platform/text/tillSentences platform/time/calendar
  platform/time/timeZones`
  .trim()
  .split(/\s+/)
  .map((module) => `server/${module}.ts`)

const group = (path: string) => (base.test(path) ? 'platform' : /^server\/([^/]+)\//.exec(path)?.[1])
/** Each of these groups is one room. */
const room = (path: string) =>
  base.test(path) ? 'platform' : /^server\/((?:platform|billing|admin|[^/]+\/[^/]+))\//.exec(path)?.[1]
const webRoom = (path: string) => /^web\/((?:console\/)?[^/]+)\//.exec(path)?.[1] ?? 'console'
/** The folder of a stand-in. A file outside such folders counts by itself. */
const standIn = (path: string) => /^stand-ins\/([^/]+)\//.exec(path)?.[1] ?? path
const roomOf = (path: string) => {
  if (path.startsWith('tests/')) return /^tests\/[^/]+/.exec(path)![0]
  if (path.startsWith('server/')) return isComposition(path) ? path.split('/')[1] : room(path)
  return path.startsWith('web/') ? webRoom(path) : standIn(path)
}
/** A folder inside a room, a stand-in or a folder of tests. Undefined for files beside such folders. */
const inside = (path: string) =>
  /^(?:server\/(?:(?:platform|billing|admin|commands)|[^/]+\/[^/]+)|web\/(?:console\/|(?!console\/))[^/]+|stand-ins\/[^/]+|tests\/[^/]+)\/[^/]+(?=\/)/.exec(
    path,
  )?.[0]
const server = sourcesIn('server').filter(({ path }) => !isTest(path))
const web = sourcesIn('web').filter(({ path }) => !isTest(path))
const standIns = sourcesIn('stand-ins').filter(({ path }) => !isTest(path))
const others = sourcesIn('bench', 'bin', 'clients', 'database').filter(({ path }) => !isTest(path))
const tests = sourcesIn('tests')

describe('imports point one way', () => {
  it('the orders of rooms and folders name what is there', () => {
    const rooms = new Set([...web.map(({ path }) => webRoom(path)), ...server.map(({ path }) => room(path))])
    const folders = new Set(server.map(({ path }) => inside(path)))
    const named = Object.entries(insides).flatMap(([room, names]) =>
      names.map((name) => `server/${room}/${name}`),
    )
    expect([...steps.flat(), ...Object.keys(insides)].filter((name) => !rooms.has(name))).toEqual([])
    expect(named.filter((folder) => !folders.has(folder))).toEqual([])
    expect(server.filter(({ path }) => base.test(path))).toHaveLength(3)
  })

  it('every room is in a group', () => {
    const homeless = server.filter(
      ({ path }) => !isComposition(path) && !(groups.includes(group(path)!) && room(path)),
    )
    expect(homeless.map(({ path }) => path)).toEqual([])
  })

  it('no room knows what composes it', () => {
    const above = server.flatMap(({ path, imports }) =>
      isComposition(path)
        ? []
        : imports.filter((target) => isComposition(target)).map((target) => `${path} -> ${target}`),
    )
    expect(above).toEqual([])
  })

  it('a room uses only the groups before its own', () => {
    const backwards = server.flatMap(({ path, imports }) => {
      if (isComposition(path)) return []
      return imports
        .filter((target) => group(target))
        .filter((target) => groups.indexOf(group(target)!) > groups.indexOf(group(path)!))
        .map((target) => `${path} -> ${target}`)
    })
    expect(backwards).toEqual([])
  })

  it('the rooms of a group use each other without a circle', () => {
    const rooms = server
      .filter(({ path }) => !isComposition(path))
      .map(({ path, imports }) => ({ path: room(path)!, imports: imports.map((target) => room(target)!) }))
    expect(circlesOf(joined(rooms))).toEqual([])
  })

  it('the folders of a room that is read in an order use those before them', () => {
    const backwards = server.flatMap(({ path, imports }) => {
      const folders = insides[room(path)!] ?? []
      const place = (file: string) => (room(file) === room(path) ? folders.indexOf(file.split('/')[3]!) : -1)
      if (place(path) < 0) return []
      return imports.filter((target) => place(target) > place(path)).map((target) => `${path} -> ${target}`)
    })
    expect(backwards).toEqual([])
  })

  it("the browser's rooms are in an order, without cycles inside a step", () => {
    const rooms = web.map(({ path, imports }) => ({
      path: webRoom(path),
      imports: imports.filter((target) => target.startsWith('web/')).map((target) => webRoom(target)),
    }))
    const backwards = rooms.flatMap(({ path, imports }) =>
      imports.filter((target) => step(target) > step(path)).map((target) => `${path} -> ${target}`),
    )
    expect(backwards).toEqual([])
    expect(circlesOf(joined(rooms))).toEqual([])
  })

  it('the stand-ins of the providers use each other without a circle', () => {
    const rooms = standIns.map(({ path, imports }) => ({
      path: standIn(path),
      imports: imports.filter((target) => target.startsWith('stand-ins/')).map((target) => standIn(target)),
    }))
    expect(circlesOf(joined(rooms))).toEqual([])
  })

  it('the folders inside a room, a stand-in or the tests use each other without a circle', () => {
    const folders = [...server, ...web, ...standIns, ...tests].flatMap(({ path, imports }) => {
      const room = roomOf(path)
      const used = imports
        .filter((target) => roomOf(target) === room)
        .flatMap((target) => inside(target) ?? [])
      return inside(path) ? [{ path: inside(path)!, imports: used }] : []
    })
    expect(circlesOf(joined(folders))).toEqual([])
  })

  it('no folder holds more than 25 files, not counting tests beside what they test: it gets folders by subject', () => {
    const folders = Map.groupBy([...server, ...web, ...standIns, ...others, ...tests], ({ path }) =>
      path.slice(0, path.lastIndexOf('/')),
    )
    expect([...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([])
  })

  it('no file reaches itself through what it imports', () => {
    const all = sourcesIn('server', 'web', 'database', 'stand-ins', 'tests', 'bench', 'bin', 'clients')
    expect(all.length).toBeGreaterThan(4000)
    expect(circlesOf(all)).toEqual([])
  })

  it('nothing below the commands knows one', () => {
    const known = server.flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('server/commands/'))
        .filter(() => path !== 'server/main.ts' && !path.startsWith('server/commands/'))
        .map((target) => `${path} -> ${target}`),
    )
    expect(known).toEqual([])
  })

  it('rooms import each other only through index.ts, contracts with their examples, config schemas, rules, and tables', () => {
    const aroundTheDoor = server.flatMap(({ path, imports }) => {
      if (isComposition(path)) return []
      return imports
        .filter((target) => room(target) && !['platform', room(path)].includes(room(target)))
        .filter(
          (target) => !/\/(index|contract|examples|tables|config)\.ts$/.test(target) && !isRules(target),
        )
        .map((target) => `${path} -> ${target}`)
    })
    expect(aroundTheDoor).toEqual([])
  })

  it('the platform knows nothing of loyalty', () => {
    const known = server.flatMap(({ path, imports }) =>
      group(path) === 'platform'
        ? imports
            .filter((target) => group(target) && group(target) !== 'platform')
            .map((target) => `${path} -> ${target}`)
        : [],
    )
    expect(known).toEqual([])
  })

  it('the browser takes contracts, config schemas, rules and what both write alike from the server, and the type of the API', () => {
    const taken = web.flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('server/'))
        .filter((target) => !/\/(contract|config)\.ts$/.test(target) && !isRules(target))
        .filter((target) => !(path.startsWith('web/client/') && target === 'server/api.ts'))
        .map((target) => ({ path, target })),
    )
    expect(taken.filter(({ target }) => !alike.includes(target))).toEqual([])
    expect(alike.filter((module) => !taken.some(({ target }) => target === module))).toEqual([])
  })

  it('rules, and what the browser writes alike, need no database, no request and nothing of Node, whatever they import', () => {
    const byPath = new Map(server.map((source) => [source.path, source]))
    const outside = server
      .filter(({ path }) => isRules(path) || alike.includes(path))
      .flatMap(({ path }) => [...reachedFrom(path, byPath)].filter(([target]) => !byPath.has(target)))
    const impure = outside.filter(([target]) => !purePackages.includes(target))
    expect(impure.map(([target, from]) => `${from} -> ${target}`)).toEqual([])
    expect(purePackages.filter((name) => !outside.some(([target]) => target === name))).toEqual([])
    // Nor do they ask the browser for anything.
    const asking = server
      .filter(({ path }) => isRules(path) || alike.includes(path))
      .flatMap(({ path }) => [...reachedFrom(path, byPath).keys()])
      .filter((path) =>
        /\b(fetch|indexedDB|localStorage|sessionStorage)\b[.(]/.test(byPath.get(path)?.text ?? ''),
      )
    expect(asking).toEqual([])
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

  it('the product never imports its stand-ins, tests, rigs or benches, except in the demo', () => {
    const leaks = [...server, ...web].flatMap(({ path, imports }) =>
      imports
        .filter((target) => /^(stand-ins|tests|bench)\//.test(target) || isTest(target))
        .filter(() => path !== 'server/commands/standIns.ts')
        .map((target) => `${path} -> ${target}`),
    )
    expect(leaks).toEqual([])
  })
})

/** The step of a room of the browser. */
function step(room: string): number {
  const named = steps.findIndex((rooms) => rooms.includes(room))
  return named < 0 ? steps.findIndex((rooms) => rooms.length === 0) : named
}

/** Rooms, each with all imports of its files. */
function joined(files: Pick<Source, 'path' | 'imports'>[]): Pick<Source, 'path' | 'imports'>[] {
  const rooms = Map.groupBy(files, ({ path }) => path)
  return [...rooms].map(([path, files]) => ({
    path,
    imports: [...new Set(files.flatMap(({ imports }) => imports))].filter((target) => target !== path),
  }))
}
