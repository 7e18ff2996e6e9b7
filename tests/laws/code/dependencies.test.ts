import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

const { dependencies, devDependencies, builtIn } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  /** Development packages that the build carries into dist/. */
  builtIn: string[]
}
const installed = Object.keys(dependencies)
const ours = [...installed, ...builtIn]

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isPackage = (specifier: string) =>
  /^(@[\w-]+\/)?[\w-]+(\.[\w-]+)*(\/|$)/.test(specifier) && !isBuiltin(specifier)

describe('the packages of the product', () => {
  it('are what it imports, to run or to bring to a browser', () => {
    const own = /^(server|web|database|stand-ins|tests|bench|docs)\//
    const strangers = sourcesIn('server', 'web', 'database')
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => isPackage(target) && !own.test(target) && !ours.includes(packageOf(target)))
          .map((target) => `${path} -> ${target}`),
      )
    expect(strangers).toEqual([])
  })

  it('are each asked for by the product: nothing that is left over stays', () => {
    const product = ['server', 'web', 'database'].flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,css}`).filter((path) => !isTest(path)),
    )
    const asked = new Set(
      product.flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/["']([@\w][^"'\s]*)["']/g)].map(([, named]) =>
          packageOf(named!),
        ),
      ),
    )
    // `node` runs the server and is not imported.
    expect(ours.filter((name) => name !== 'node' && !asked.has(name))).toEqual([])
  })

  it('are installed only where the built server asks for them: all others are built in', () => {
    const built = globSync('dist/server/*.js').flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/^import (?:.* from )?["']([^"'.]+)["'];$/gm),
    ])
    const asked = new Set(
      built
        .map(([, specifier]) => specifier!)
        .filter(isPackage)
        .map(packageOf),
    )
    expect([...asked, 'node'].sort()).toEqual(installed)
    expect(builtIn.filter((name) => !(name in devDependencies))).toEqual([])
  })

  it('are in the bill of materials that the build writes, and nothing of the tests is', () => {
    const bill = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'))
    const named = new Set<string>(bill.components.map(({ name }: { name: string }) => name))
    expect(bill.metadata.component.name).toBe('regulars')
    expect(ours.filter((name) => !named.has(name))).toEqual([])
    const forTools = Object.keys(devDependencies).filter((name) => !builtIn.includes(name))
    // Packages of the product need these, which the tests and the build use as well.
    const alsoOfProduct = ['@better-auth/utils', '@types/node', 'tailwindcss']
    expect([...forTools, 'esbuild'].filter((name) => named.has(name))).toEqual(alsoOfProduct)
  })
})
