import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInPath } from '#tests/engines/findBinaries.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { canUnpackDebian, unpackDebian } from './unpackDebian.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'regulars-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let program: (name: string) => string
const isHere = engine === 'postgres' && canUnpackDebian()
beforeAll(async () => {
  if (isHere) program = await unpackDebian(['caddy', 'prometheus'], join(folder, 'debian'))
})

describe.runIf(isHere)('Debian’s Caddy with deploy/Caddyfile, whose own authority signs', () => {
  let database: TestDatabase
  let server: ServerUnderTest
  let caddy: ChildProcess
  let url: string
  const authority = join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt')

  beforeAll(async () => {
    database = await newDatabase('postgres')
    const [http, https] = [await freePort(), await freePort()]
    url = `https://localhost:${https}`
    server = await startServer(database, { PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1' })
    const file = join(folder, 'Caddyfile')
    const ofTrial = `\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n\thttp_port ${http}\n\thttps_port ${https}\n`
    writeFileSync(
      file,
      readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, (begin) => begin + ofTrial),
    )
    caddy = spawn(program('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        PUBLIC_URL: url,
        REGULARS: new URL(server.url).host.replace('localhost', '127.0.0.1'),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!existsSync(authority) || !(await statusOf('/readyz').catch(() => 0))) {
      if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}; see above.`)
      await pause(100)
    }
  })
  afterAll(async () => {
    if (caddy) {
      const ended = once(caddy, 'exit')
      caddy.kill()
      await ended
    }
    await server?.stop()
    if (database) await dropDatabase(database)
  })

  /** The status with which a name answers whom only this authority can convince. */
  const statusOf = (path: string, servername = 'localhost'): Promise<number> =>
    new Promise((tell, reject) => {
      const options = { ca: readFileSync(authority), servername, headers: { host: servername }, agent: false }
      get(url + path, options, (answer) => {
        answer.resume()
        tell(answer.statusCode!)
      }).once('error', reject)
    })

  it('answers by https at the address of PUBLIC_URL, with each caller’s own address and host', async () => {
    expect(await statusOf('/login')).toBe(200)
    const { stdout } = await run('dist/regulars', ['check', '--from', url], {
      env: { ...server.environment, NODE_EXTRA_CA_CERTS: authority } as NodeJS.ProcessEnv,
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
    await expect(statusOf('/', 'stranger.example')).rejects.toThrow(/alert|SSL|TLS|socket/i)
  })

  it('lets requests wait while the server restarts, and fails none', async () => {
    const restarted = server.restart()
    let isBack = false
    restarted.then(() => {
      isBack = true
    })
    const statuses: number[] = []
    while (!isBack) statuses.push(await statusOf('/login'))
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

describe.runIf(findInPath('systemd-analyze'))('the units of deploy/', () => {
  it.each(['regulars', 'regulars-worker'])('%s has no fault that systemd finds', async (name) => {
    const unit = readFileSync(`deploy/${name}.service`, 'utf8')
    const file = join(folder, `${name}.service`)
    writeFileSync(file, unit.replaceAll('/opt/regulars/dist', resolve('dist')))
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file])
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(name))).toEqual([])
  })
})
