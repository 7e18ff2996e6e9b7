import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiDocument } from '#server/console/developers/contract.ts'
import { stableApi } from '#tests/laws/api/stableApi.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { callsOf } from '#web/developers/calls.ts'
import { typescriptOf } from '#web/developers/code.ts'

const client = resolve('clients/typescript')

let product: Product
let document: ApiDocument
let folder: string
beforeAll(async () => {
  product = await openProduct()
  document = (await product.visitor().get('/api/openapi.json')).body as ApiDocument
  folder = mkdtempSync(join(tmpdir(), 'client-examples-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await product?.close()
})

/** Runs the compiler, whose complaints are the error's message. */
function compile(...options: string[]): string {
  try {
    return execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...options]).toString()
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error)
  }
}

describe('the typed client', () => {
  it('has the types of the document (its README says how to write both)', async () => {
    const of = { openapi: '3.1.0', info: { title: 'Regulars', version: '1' }, ...stableApi(document) }
    const text = `${JSON.stringify(of, null, 1)}\n`
    await expect(text).toMatchFileSnapshot(join(client, 'openapi.json'))
    const hash = createHash('sha256').update(text).digest('hex')
    expect(readFileSync(join(client, 'src/schema.ts'), 'utf8').split('\n')[1]).toBe(`// ${hash}`)
  })

  it('is built without a complaint, as a module that runs', async () => {
    expect(compile('--project', client)).toBe('')
    const built = (await import(join(client, 'dist/index.js'))) as { createRegulars: unknown }
    expect(built.createRegulars).toBeTypeOf('function')
  })

  it('takes each example of the page as it stands, and no call with a wrong field', () => {
    const calls = callsOf(document).filter(({ scopes }) => scopes.length > 0)
    expect(calls.length).toBeGreaterThan(70)
    const examples = calls.map(
      (call) =>
        `export async function ${call.operation}() {\n${typescriptOf(call)}\nreturn { data, error }\n}`,
    )
    const wrong = `// @ts-expect-error
      export const refused = () => regulars.POST('/api/v1/segments', { body: { nam: 'Often' } })`
    writeFileSync(
      join(folder, 'examples.ts'),
      [
        `import { createRegulars } from '${client}/src/index.ts'`,
        `const regulars = createRegulars({ url: 'https://loyalty.example', key: 'rk_' })`,
        ...examples,
        wrong,
      ].join('\n'),
    )
    const settings = { extends: resolve('tsconfig.json'), compilerOptions: { types: [] }, include: ['*.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    expect(compile('--noEmit', '--project', folder)).toBe('')
  })
})
