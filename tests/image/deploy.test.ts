import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInPath } from '#tests/engines/findBinaries.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { startCaddy } from './caddy.ts'
import { canUnpackDebian, unpackDebian } from './unpackDebian.ts'

type Debian = Awaited<ReturnType<typeof unpackDebian>>

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'regulars-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let program: Debian['program']
let environment: Debian['environment']
const isHere = engine === 'postgres' && canUnpackDebian()
beforeAll(async () => {
  if (isHere)
    ({ program, environment } = await unpackDebian(
      ['caddy', 'haproxy', 'prometheus'],
      join(folder, 'debian'),
    ))
})

describe.runIf(isHere)('Debian’s Caddy with deploy/Caddyfile, whose own authority signs', () => {
  let database: TestDatabase
  let server: ServerUnderTest
  let caddy: Awaited<ReturnType<typeof startCaddy>>
  let url: string

  beforeAll(async () => {
    database = await newDatabase('postgres')
    url = `https://localhost:${await freePort()}`
    server = await startServer(database, { PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1' })
    const host = new URL(server.url).host.replace('localhost', '127.0.0.1')
    caddy = await startCaddy(program('caddy'), { folder, url, server: host })
  })
  afterAll(async () => {
    await caddy?.stop()
    await server?.stop()
    if (database) await dropDatabase(database)
  })

  it('answers by https at the address of PUBLIC_URL, with each caller’s own address and host', async () => {
    expect(await caddy.statusOf('/login')).toBe(200)
    const { stdout } = await run('dist/regulars', ['check', '--from', url], {
      env: { ...server.environment, NODE_EXTRA_CA_CERTS: caddy.authority } as NodeJS.ProcessEnv,
    }).catch((ended: { stdout: string }) => ended)
    for (const words of [
      /^ok +readiness: ready$/m,
      /^ok +Host: arrives unchanged$/m,
      // From this machine, and with certificates of half a day.
      /^warning +X-Forwarded-For: a forged address is not believed, and (127\.0\.0\.1|::1) arrives/m,
      /^warning +certificate: that of \S+ ends on/m,
    ])
      expect(stdout).toMatch(words)
  })

  it('makes no certificate for a name that no business has proven', async () => {
    await expect(caddy.statusOf('/', 'stranger.example')).rejects.toThrow(/alert|SSL|TLS|socket/i)
  })

  it('lets requests wait while the server restarts, and fails none', async () => {
    const restarted = server.restart()
    let isBack = false
    restarted.then(() => {
      isBack = true
    })
    const statuses: number[] = []
    while (!isBack) statuses.push(await caddy.statusOf('/login'))
    expect(await restarted).toBe(0)
    expect(statuses.length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe.runIf(isHere)('what Prometheus reads of deploy/monitoring/', () => {
  it.each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('passes promtool %s %s %s', async (...args) => {
    const { stdout } = await run(program('promtool'), args, { cwd: 'deploy/monitoring' })
    expect(stdout).toMatch(/SUCCESS/)
  })
})

describe.runIf(isHere)('deploy/haproxy.cfg', () => {
  it('has no fault that Debian’s HAProxy finds, for accounts that are here', async () => {
    const file = join(folder, 'haproxy.cfg')
    const written = readFileSync('deploy/haproxy.cfg', 'utf8')
    writeFileSync(file, written.replace(/^( +user) haproxy\n( +group) haproxy$/m, '$1 nobody\n$2 nogroup'))
    const { stdout, stderr } = await run(program('haproxy'), ['-c', '-V', '-f', file], { env: environment })
    expect(`${stdout}${stderr}`).toContain('Configuration file is valid')
    expect(stderr).not.toContain('[WARNING]')
  })
})

/** A checker of compose files that carries the schema of the Compose Specification. */
const DCLINT = 'dclint@3.1.0'

describe('deploy/compose.yaml', () => {
  it('keeps the schema of the Compose Specification', async () => {
    const prefix = join(folder, 'dclint')
    await run('npm', ['install', '--prefix', prefix, '--no-audit', '--no-fund', '--no-save', DCLINT])
    const written = readFileSync('deploy/compose.yaml', 'utf8')
    const faultsOf = async (text: string) => {
      const file = join(folder, 'compose.yaml')
      writeFileSync(file, text)
      const told = await run(join(prefix, 'node_modules', '.bin', 'dclint'), [
        '--formatter',
        'json',
        file,
      ]).catch((ended: { stdout: string }) => ended)
      const [{ messages }] = JSON.parse(told.stdout) as [{ messages: { rule: string; message: string }[] }]
      // Its other rules are about taste, such as the order of keys.
      return messages.filter(({ rule }) => rule.startsWith('invalid-')).map(({ message }) => message)
    }
    expect(await faultsOf(written)).toEqual([])
    expect(await faultsOf(written.replace('shm_size:', 'shm_sizes:'))).toEqual([
      expect.stringContaining('/services/database'),
    ])
  })
})

describe.runIf(findInPath('systemd-analyze'))('the units of deploy/', () => {
  it.each(['regulars', 'regulars-worker'])('%s has no fault that systemd finds', async (name) => {
    const unit = readFileSync(`deploy/${name}.service`, 'utf8')
    const file = join(folder, `${name}.service`)
    writeFileSync(file, unit.replaceAll('/opt/regulars/dist', resolve('dist')))
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file])
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(name))).toEqual([])
  })
})
