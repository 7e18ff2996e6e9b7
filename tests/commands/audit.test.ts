import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
// npm caches the answers of registries. These invented ones must stay out of its real cache.
const home = mkdtempSync(join(tmpdir(), 'regulars-audit-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const advisories = '/-/npm/v1/security/advisories/bulk'

/** The audit's output and exit code when the registry gives this answer. */
async function auditWith(answer: RequestListener) {
  const registry = createServer(answer).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  try {
    return await auditAt(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)
  } finally {
    registry.closeAllConnections()
    registry.close()
  }
}

const auditAt = (npm_config_registry: string) =>
  promisify(execFile)(process.execPath, ['bin/audit.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: home, npm_config_registry },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr as string }),
  )

let id = 0
const faultOf = (severity: string): RequestListener =>
  knowing({
    'country-to-currency': [
      {
        id: ++id,
        title: 'Lets strangers in',
        url: 'https://faults.example/1',
        severity,
        vulnerable_versions: '*',
      },
    ],
  })

const knowing =
  (faults: object): RequestListener =>
  ({ url }, response) => {
    response.statusCode = url === advisories ? 200 : 404
    response.end(url === advisories ? JSON.stringify(faults) : '{}')
  }

it.concurrent('a grave fault of a package that production runs fails, and is named', async () => {
  const { code, said } = await auditWith(faultOf('high'))
  expect(code).toBe(1)
  expect(said).toContain('country-to-currency: high, Lets strangers in https://faults.example/1')
})

it.concurrent('a lesser fault does not', async () => {
  const said = 'No high or critical fault is known.\n'
  expect(await auditWith(faultOf('moderate'))).toEqual({ code: 0, said })
})

it.concurrent('a registry that cannot be reached, or that has no list, is reported and fails nothing', async () => {
  const { code, said } = await auditAt('http://127.0.0.1:9/')
  expect(code).toBe(0)
  expect(said).toMatch(/^skipped: the registry has no audit \(.+\)\n$/)
})
