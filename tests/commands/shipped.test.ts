import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'regulars-shipped-'))
const command = join(home, 'dist', 'regulars')

/** Files that docs/operations.md tells people to copy. */
const shipped = ['dist', 'database', 'package.json', 'package-lock.json']
/** Node is that of the test: it weighs more than everything else. */
const nodeItself = /^node_modules\/node(-bin-setup)?$/

/** Where `npm ci --omit=dev` puts its packages. */
function installedPlaces(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>
  }
  return Object.keys(packages).filter(
    (place) => place && !packages[place]!.dev && !nodeItself.test(place) && existsSync(join(root, place)),
  )
}

describe.runIf(engine === 'postgres')('what is shipped, in an empty folder', () => {
  let database: TestDatabase
  let environment: NodeJS.ProcessEnv
  let url: string

  beforeAll(async () => {
    for (const name of [...shipped, ...installedPlaces()])
      cpSync(join(root, name), join(home, name), { recursive: true })
    database = await newDatabase('postgres')
    await empty(database)
    const port = await freePort()
    url = `http://localhost:${port}`
    environment = {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
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
  })
  const running: ChildProcess[] = []
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
    if (database) await dropDatabase(database)
  })

  it('makes the tables, serves pages, and works off jobs', async () => {
    expect(await run('migrate')).toContain('The database is up to date')
    const server = start('serve')
    await saying(server, 'It sends no texts')
    const worker = start('work')
    await saying(worker, 'Working.')
    expect(await answerOf('/readyz')).toMatchObject({ status: 200 })
    expect((await answerOf('/')).text).toContain('Regulars')
    const { text } = await answerOf('/login')
    const script = / src="(\/assets\/console-[^"]+)"/.exec(text)![1]!
    expect(await answerOf(script)).toMatchObject({ status: 200 })
    expect([await stop(server), await stop(worker)]).toEqual([0, 0])
  })

  it('makes a super admin, whose printed link chooses a password once', async () => {
    const printed = await run('create-admin', '--print', 'admin@regulars.example')
    const [, token] = /\/reset-password\?token=([\w-]+)/.exec(printed)!
    const server = start('serve')
    await saying(server, `serves ${url}`)
    const choose = () =>
      fetch(`${url}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, password: 'a-long-password-of-nobody-7391' }),
      })
    expect((await choose()).status).toBe(204)
    expect((await choose()).status).not.toBe(204)
    await stop(server)
  })

  it('refuses a start in one message, with a code for its cause, and prints no secret', async () => {
    const password = new URL(environment.DATABASE_URL!).password
    const other = 'another-encryption-key-of-an-installation-0123'
    const tries: [command: string, change: NodeJS.ProcessEnv, code: number, words: RegExp][] = [
      ['serve', { ENCRYPTION_KEYS: other }, 3, /^ENCRYPTION_KEYS are not those of this database/],
      [
        'work',
        { DATABASE_URL: environment.DATABASE_URL!.replace(password, 'no-password') },
        3,
        /^PostgreSQL at .* refuses the login/,
      ],
      ['serve', { SMTP_URL: 'user:hunter22@smtp.example' }, 2, /^SMTP_URL is wrong/],
      [
        'migrate',
        { DATABASE_URL: 'postgres://app:hunt#22@db/x' },
        2,
        /^DATABASE_URL is wrong, as it is no address/,
      ],
      ['setup', {}, 2, /^regulars setup ADDRESS/],
    ]
    await Promise.all(
      tries.map(async ([name, change, code, words]) => {
        const { stderr, ...ended } = await ending(name, { ...environment, ...change })
        expect([name, ended.code]).toEqual([name, code])
        expect(stderr).toMatch(words)
        expect(stderr).not.toMatch(/^\s+at |hunter22|hunt#22|no-password/m)
        for (const secret of [password, other]) expect(stderr).not.toContain(secret)
      }),
    )
  })

  it('writes settings beside itself, and never over those that are there', async () => {
    await run('setup', 'https://shop.example')
    const written = readFileSync(join(home, '.env'), 'utf8')
    expect(written).toContain('PUBLIC_URL=https://shop.example\n')
    expect(statSync(join(home, '.env')).mode & 0o777).toBe(0o600)
    await expect(run('setup', 'https://shop.example')).rejects.toThrow(/\.env is there already/)
    expect(readFileSync(join(home, '.env'), 'utf8')).toBe(written)
  })

  it('has packages of at most 150 MB, Node itself aside', () => {
    const bytes = globSync('node_modules/**/*', { cwd: home }).reduce(
      (sum, path) => sum + statSync(join(home, path)).size,
      0,
    )
    expect(bytes).toBeGreaterThan(1e6)
    expect(bytes).toBeLessThan(150e6)
  })

  const run = async (...args: string[]) =>
    (await promisify(execFile)(command, args, { cwd: '/', env: environment })).stdout

  /** The code with which a command ends that must fail, and its message. */
  const ending = (name: string, env: NodeJS.ProcessEnv) =>
    promisify(execFile)(command, [name], { cwd: '/', env }).then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    )

  function start(name: 'serve' | 'work'): ChildProcess {
    const child = spawn(command, [name], {
      cwd: '/',
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(child)
    return child
  }

  async function answerOf(path: string) {
    const answer = await fetch(url + path)
    return { status: answer.status, text: await answer.text() }
  }
})

/** Leaves the database as an operator makes it: without tables. */
async function empty({ logins }: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: logins!.superuserUrl })
  await client.connect()
  await client.query('drop schema public, drizzle, pgboss cascade')
  await client.query('create schema public authorization pg_database_owner')
  await client.end()
}

/** Waits until a process has printed these words. Its later output is not read. */
async function saying(child: ChildProcess, words: string): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line)
    if (line.includes(words)) break
  }
  if (child.exitCode !== null) throw new Error(`It ended without “${words}”:\n${lines.join('\n')}`)
  child.stdout!.resume()
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}
