import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const ours = Object.keys(dependencies)

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isPackage = (specifier: string) =>
  /^(@[\w-]+\/)?[\w-]+(\.[\w-]+)*(\/|$)/.test(specifier) && !isBuiltin(specifier)

describe('the dependencies', () => {
  it('are what the product imports, to run or to bring to a browser', () => {
    const own = /^(server|web|database|stand-ins|tests|bench|docs)\//
    const strangers = sourcesIn('server', 'web', 'database')
      .filter(({ path, text }) => !isTest(path) && !text.includes("from 'vitest'"))
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

  it('are all that the built server asks of an install without development packages', () => {
    const built = globSync('dist/server/*.js').flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/^import (?:.* from )?["']([^"'.]+)["'];$/gm),
    ])
    const asked = new Set(
      built
        .map(([, specifier]) => specifier!)
        .filter(isPackage)
        .map(packageOf),
    )
    expect(asked).toContain('@electric-sql/pglite')
    expect([...asked].filter((name) => !ours.includes(name))).toEqual([])
  })

  it('are in the bill of materials that the build writes, and nothing of the tests is', () => {
    const bill = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'))
    const named = new Set<string>(bill.components.map(({ name }: { name: string }) => name))
    expect(bill.metadata.component.name).toBe('regulars')
    expect(ours.filter((name) => !named.has(name))).toEqual([])
    // Some development packages are also dependencies of a product's package.
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const alone = ({ dev, devOptional }: { dev?: boolean; devOptional?: boolean }) => dev || devOptional
    const ofTests = [...Object.keys(devDependencies), 'esbuild'].filter((name) =>
      alone(packages[`node_modules/${name}`]),
    )
    expect(ofTests).toContain('vitest')
    expect(ofTests.filter((name) => named.has(name))).toEqual([])
  })
})
