import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canBuildImages } from '#tests/engines/findBinaries.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { Buildah } from './buildah.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'regulars-image-'))
const IMAGE = 'localhost/regulars'

describe.runIf(engine === 'postgres' && canBuildImages())('the image of deploy/Containerfile', () => {
  const buildah = new Buildah(folder)
  let database: TestDatabase
  let url: string
  let container: string
  let environment: string[]

  beforeAll(async () => {
    await buildah.makeBase('localhost/base')
    await buildah.makeBuilder('localhost/base', 'localhost/builder')
    const bases = ['--build-arg', 'BUILDER=localhost/builder', '--build-arg', 'BASE=localhost/base']
    const file = ['--format', 'docker', '--file', 'deploy/Containerfile', '--tag', IMAGE]
    const began = performance.now()
    await buildah.do('build', '--isolation', 'chroot', '--pull-never', ...bases, ...file, root)
    console.log(`The image was built in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
    container = await buildah.do('from', '--pull-never', IMAGE)
    database = await newDatabase('postgres')
    const port = await freePort()
    url = `http://localhost:${port}`
    const settings = {
      DATABASE_URL: database.logins!.url,
      MIGRATION_DATABASE_URL: database.logins!.ownerUrl,
      PUBLIC_URL: url,
      PORT: String(port),
      HOST: '127.0.0.1',
      SESSION_SECRET: 'a-session-secret-for-tests-alone-0123456789',
      ENCRYPTION_KEYS: 'an-encryption-key-for-tests-alone-0123456789',
      SMTP_URL: 'smtp://127.0.0.1:9',
      EMAIL_FROM: 'hello@regulars.example',
      LOG_LEVEL: 'warn',
    }
    environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  })
  afterAll(async () => {
    if (database) await dropDatabase(database)
    if (container) await buildah.do('rm', '--all')
    rmSync(folder, { recursive: true, force: true })
  })

  it('weighs at most 150 MB compressed', async () => {
    const archive = join(folder, 'image')
    await buildah.do('push', '--quiet', IMAGE, `oci:${archive}:latest`)
    const bytes = globSync('blobs/sha256/*', { cwd: archive }).reduce(
      (sum, blob) => sum + statSync(join(archive, blob)).size,
      0,
    )
    console.log(`The image weighs ${(bytes / 1e6).toFixed(0)} MB compressed.`)
    expect(bytes).toBeGreaterThan(50e6)
    expect(bytes).toBeLessThan(150e6)
  })

  it('says its version, how it is stopped and how its health is asked', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const { Docker } = JSON.parse(await buildah.do('inspect', '--type', 'image', IMAGE)) as Inspected
    const { Labels, StopSignal, Healthcheck, User } = Docker.config
    expect(Labels['org.opencontainers.image.version']).toBe(version)
    expect([StopSignal, User]).toEqual(['SIGTERM', '10001:10001'])
    expect(Healthcheck.Test.join(' ')).toContain('/readyz')
  })

  it('runs as a user who can change nothing in it', async () => {
    const tries = ['/regulars', '/regulars/dist', '/regulars/database', '/etc', '/usr/bin', '/']
    const script = `id -u; for place in ${tries.join(' ')}; do touch "$place/mine" 2>/dev/null && echo "$place"; done; true`
    expect(await buildah.run(container, ['sh', '-c', script])).toBe('10001')
  })

  // A volume that is mounted there for the first time gets this owner.
  it('has a folder for the journal that belongs to this user alone', async () => {
    expect(await buildah.run(container, ['stat', '-c', '%u:%g', '/journal'])).toBe('10001:10001')
    const script = 'touch /journal/mine && ls /journal && rm /journal/mine'
    expect(await buildah.run(container, ['sh', '-c', script])).toBe('mine')
  })

  it('writes settings with fresh secrets, each time others', async () => {
    const written = () =>
      buildah.run(container, ['/regulars/dist/regulars', 'setup', 'https://shop.example', '--print'])
    const [one, other] = [await written(), await written()]
    expect(one).toContain('PUBLIC_URL=https://shop.example')
    const secretOf = (text: string) => /^ENCRYPTION_KEYS=(.+)$/m.exec(text)![1]
    expect(secretOf(one)).not.toBe(secretOf(other))
    const beside = buildah.run(container, ['/regulars/dist/regulars', 'setup', 'https://shop.example'])
    await expect(beside).rejects.toThrow(/\.env cannot be written beside dist\/ \(EACCES\)/)
  })

  it('makes the tables, serves, answers its health check, and ends by SIGTERM with 0', async () => {
    await buildah.run(container, ['/regulars/dist/regulars', 'migrate'], environment)
    const server = serve()
    await untilReady(server)
    expect((await fetch(`${url}/login`)).status).toBe(200)
    const { Docker } = JSON.parse(await buildah.do('inspect', '--type', 'image', IMAGE)) as Inspected
    const [, ...check] = Docker.config.Healthcheck.Test
    await buildah.run(container, check, environment)
    const ended = once(server, 'exit')
    await buildah.run(container, ['sh', '-c', 'kill -TERM "$(cat /tmp/server.pid)"'])
    expect((await ended)[0]).toBe(0)
    await expect(buildah.run(container, check, environment)).rejects.toThrow()
  })

  /** Its own shell notes which process it becomes: a signal to buildah would not reach it. */
  function serve(): ChildProcess {
    const script = 'echo $$ > /tmp/server.pid; exec /regulars/dist/regulars serve'
    const run = ['run', '--isolation', 'chroot', ...environment, container, '--', 'sh', '-c', script]
    return spawn('buildah', [...buildah.storage, ...run], { stdio: ['ignore', 'ignore', 'inherit'] })
  }

  async function untilReady(server: ChildProcess) {
    for (;;) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}; see above.`)
      if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
})

type Inspected = {
  Docker: {
    config: {
      Labels: Record<string, string>
      User: string
      StopSignal: string
      Healthcheck: { Test: string[] }
    }
  }
}
