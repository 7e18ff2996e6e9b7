// Loaded into a server under test, as if its machine were out of order: a clock that is off by CLOCK_OFF_MS, and a
// resolver that knows the names under .test, but fails with the error in the file NAMES_FAIL while there is one.
import dns from 'node:dns'
import { existsSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const off = Number(process.env.CLOCK_OFF_MS ?? 0)
if (off !== 0) {
  const RightDate = Date
  const now = () => RightDate.now() + off
  globalThis.Date = new Proxy(RightDate, {
    apply: () => new RightDate(now()).toString(),
    construct: (_, given, asked) => Reflect.construct(RightDate, given.length > 0 ? given : [now()], asked),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
  RightDate.prototype.constructor = globalThis.Date
}

const { NAMES_FAIL } = process.env
if (NAMES_FAIL) {
  const isOurs = (name) => typeof name === 'string' && name.endsWith('.test')
  const failure = (name) => {
    if (!existsSync(NAMES_FAIL)) return null
    const code = readFileSync(NAMES_FAIL, 'utf8')
    return Object.assign(new Error(`getaddrinfo ${code} ${name}`), {
      code,
      syscall: 'getaddrinfo',
      hostname: name,
    })
  }
  const { lookup } = dns
  dns.lookup = (name, ...rest) => {
    if (!isOurs(name)) return lookup(name, ...rest)
    const done = rest.at(-1)
    const failed = failure(name)
    if (failed) return void process.nextTick(done, failed)
    if (rest[0]?.all) return void process.nextTick(done, null, [{ address: '127.0.0.1', family: 4 }])
    return void process.nextTick(done, null, '127.0.0.1', 4)
  }
  for (const method of ['resolve4', 'resolve6']) {
    const resolve = dns.Resolver.prototype[method]
    dns.Resolver.prototype[method] = function (name, ...rest) {
      if (!isOurs(name)) return resolve.call(this, name, ...rest)
      // Servers of names know none of these; the machine itself does.
      const unknown = Object.assign(new Error(`query ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
      process.nextTick(rest.at(-1), unknown)
    }
  }
  syncBuiltinESMExports()
}
