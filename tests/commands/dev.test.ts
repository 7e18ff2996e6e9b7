import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { isProof } from '#tests/engines/proof.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'regulars-dev-'))
const copy = join(home, 'regulars')
const leftOut = new Set(['node_modules', '.git', '.data', '.cache', 'test-results'])

let dev: ChildProcess
let url: string
let said = ''

beforeAll(async () => {
  // The test changes sources, so it works on a copy. The copy contains the build, which saves a second build.
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const port = await freePort()
  url = `http://localhost:${port}`
  dev = spawn(process.execPath, ['bin/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(home, 'data'), DEMO_SHOP: 'off' },
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (said += text))
  await untilServed('/healthz', 'ok')
}, 300_000)
afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  rmSync(home, { recursive: true, force: true })
})

/** Waits until an address answers with this text. */
async function untilServed(path: string, text: string): Promise<void> {
  const headers = { accept: 'text/html' }
  let last = ''
  for (const until = Date.now() + 150_000; Date.now() < until; ) {
    last = await fetch(url + path, { headers, signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.text(),
      (error) => String(error),
    )
    if (last.includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${path} never said “${text}” but\n${last.slice(0, 500)}\nwhile the terminal said\n${said}`)
}

function edit(file: string, from: string, to: string) {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
}

const SAVED = 'what was just saved'
const changes = [
  { file: 'web/portal/index.html', from: 'Your loyalty card', path: '/customer/login' },
  { file: 'server/app.ts', from: "'ok'", to: `'${SAVED}'`, path: '/healthz' },
  { file: 'web/join/texts.ts', from: 'There is nothing to sign up for here', path: '/signup-form/unknown' },
]

describe('npm run dev', () => {
  it('serves a change of a screen, of the server and of the guests’ pages', async () => {
    // Changes that are saved together cause one build. A proof waits for each.
    for (const { file, from, to = SAVED, path } of changes) {
      edit(file, from, to)
      if (isProof) await untilServed(path, SAVED)
    }
    for (const { path } of changes) await untilServed(path, SAVED)
  }, 300_000)

  it('updates an open page when its screen changes, and keeps its state', async () => {
    const screen = 'web/sign-in/LoginScreen.tsx'
    await untilServed('/sign-in/LoginScreen.tsx', 'LoginScreen')
    const client = await (await fetch(`${url}/@vite/client`)).text()
    const token = /wsToken = "([^"]+)"/.exec(client)![1]!
    const page = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
    await once(page, 'open')
    const told = new Promise<string>((resolve) => {
      page.addEventListener('message', ({ data }) => {
        if (data.includes('"update"')) resolve(data)
      })
    })
    edit(screen, 'import {', `// ${SAVED}\nimport {`)
    expect(await told).toContain('LoginScreen.tsx')
    await untilServed('/sign-in/LoginScreen.tsx', SAVED)
    page.close()
  }, 200_000)

  it('serves the screens in their reader’s language', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'de' }
    const page = await (await fetch(`${url}/customer/login`, { headers })).text()
    expect(page).toContain('<html lang="de"')
    const [script] = /\/in-de\/portal\/main\.tsx/.exec(page)!
    expect((await fetch(url + script)).status).toBe(200)
    const screen = await (await fetch(`${url}/in-de/portal/sign-in/SignInForm.tsx`)).text()
    expect(screen).toContain('/in-de/portal/texts/de.ts')
  }, 60_000)

  it('lets scripts of the development run in its own pages alone', async () => {
    const policyOf = async (path: string) =>
      (await fetch(url + path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy')
    expect(await policyOf('/login')).toBeNull()
    expect(await policyOf('/')).toContain("script-src 'self'")
  })

  it('ends with everything it started', async () => {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })
})
