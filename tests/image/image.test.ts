import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canBuildImages } from '#tests/engines/findBinaries.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { Buildah } from './buildah.ts'
import { startCaddy } from './caddy.ts'
import { podmanOf, podmanPackages } from './podman.ts'
import { canUnpackDebian, unpackDebian } from './unpackDebian.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'regulars-image-'))
const IMAGE = 'localhost/regulars'
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

describe.runIf(engine === 'postgres' && canBuildImages() && canUnpackDebian())(
  'the image of deploy/Containerfile',
  () => {
    const buildah = new Buildah(folder)
    /** The images of another machine. */
    const other = new Buildah(join(folder, 'other'))
    let database: TestDatabase
    let debian: Awaited<ReturnType<typeof unpackDebian>>
    let began: number
    let url: string
    let publicUrl: string
    let container: string
    let environment: string[] = []

    beforeAll(async () => {
      debian = await unpackDebian(['caddy', ...podmanPackages], join(folder, 'debian'))
      await buildah.makeBase('localhost/base')
      await buildah.makeBuilder('localhost/base', 'localhost/builder')
      database = await newDatabase('postgres')
      const [port, httpsPort] = [await freePort(), await freePort()]
      url = `http://127.0.0.1:${port}`
      publicUrl = `https://localhost:${httpsPort}`
      began = performance.now()
      const bases = ['--build-arg', 'BUILDER=localhost/builder', '--build-arg', 'BASE=localhost/base']
      const file = ['--format', 'docker', '--file', 'deploy/Containerfile', '--tag', IMAGE]
      await buildah.do('build', '--isolation', 'chroot', '--pull-never', ...bases, ...file, root)
      console.log(`The image was built in ${seconds()} s.`)
      container = await buildah.do('from', '--pull-never', IMAGE)
      const settings = {
        ...parseEnv(await regulars('setup', publicUrl, '--print')),
        DATABASE_URL: database.logins!.url,
        MIGRATION_DATABASE_URL: database.logins!.ownerUrl,
        PORT: String(port),
        HOST: '127.0.0.1',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'warn',
      }
      environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    })
    afterAll(async () => {
      if (database) await dropDatabase(database)
      if (container) for (const one of [buildah, other]) await one.do('rm', '--all')
      rmSync(folder, { recursive: true, force: true })
    })

    /** Seconds since the build began. */
    const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
    const regulars = (...words: string[]) =>
      buildah.run(container, ['/regulars/dist/regulars', ...words], environment)
    const configIn = async (images: Buildah) =>
      (JSON.parse(await images.do('inspect', '--type', 'image', IMAGE)) as Inspected).Docker.config

    // First, as on a machine on which nothing is yet.
    it('serves by https behind Caddy what it migrated, lets the owner in by a printed link, and ends by SIGTERM with 0', async () => {
      await regulars('migrate')
      const server = serve()
      await untilReady(server)
      const caddy = await startCaddy(debian.program('caddy'), {
        folder,
        url: publicUrl,
        server: new URL(url).host,
      })
      expect(await caddy.statusOf('/login')).toBe(200)
      console.log(`The page was there by https after ${seconds()} s.`)
      const link = (await regulars('create-admin', '--print', 'owner@example.com')).match(/https:\/\/\S+/)![0]
      expect(link).toContain(publicUrl)
      expect(await caddy.statusOf(link.slice(publicUrl.length))).toBe(200)
      const [, ...check] = (await configIn(buildah)).Healthcheck.Test
      await buildah.run(container, check, environment)
      const ended = once(server, 'exit')
      await buildah.run(container, ['sh', '-c', 'kill -TERM "$(cat /tmp/server.pid)"'])
      expect((await ended)[0]).toBe(0)
      await caddy.stop()
      await expect(buildah.run(container, check, environment)).rejects.toThrow()
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
      const { Labels, StopSignal, Healthcheck, User } = await configIn(buildah)
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
      const written = () => regulars('setup', 'https://shop.example', '--print')
      const [one, again] = [await written(), await written()]
      expect(one).toContain('PUBLIC_URL=https://shop.example')
      const secretOf = (text: string) => /^ENCRYPTION_KEYS=(.+)$/m.exec(text)![1]
      expect(secretOf(one)).not.toBe(secretOf(again))
      await expect(regulars('setup', 'https://shop.example')).rejects.toThrow(
        /\.env cannot be written beside dist\/ \(EACCES\)/,
      )
    })

    it('is the same on another machine, where Podman loads what it saved on the first', async () => {
      const archive = join(folder, 'saved.tar')
      const podman = podmanOf(debian, folder)
      await podman(buildah, 'save', '--quiet', '--output', archive, IMAGE)
      await podman(other, 'load', '--quiet', '--input', archive)
      expect(await configIn(other)).toEqual(await configIn(buildah))
      const loaded = await other.do('from', '--pull-never', IMAGE)
      expect(await other.run(loaded, ['/regulars/dist/regulars', '--version'])).toContain(version)
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
  },
)

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
