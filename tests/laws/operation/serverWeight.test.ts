import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const files = new Map(
  globSync('dist/server/*.js').map((path) => [basename(path), readFileSync(path, 'utf8')] as const),
)

it('no file of the built server has a letter with which Node keeps it at twice its size', () => {
  expect(files.size).toBeGreaterThan(20)
  expect([...files.keys()].filter((name) => /[^\0-\x7f]/.test(files.get(name)!))).toEqual([])
})

/** The modules that a process has in memory which runs this one, by the names that the build leaves above each. */
function loadedWith(module: string): string[] {
  const isOf = (text: string) => text.includes(`\n// ${module}\n`)
  const loaded = new Set([...files.keys()].filter((name) => isOf(files.get(name)!)))
  // A set goes on to what is added while it is walked.
  for (const name of loaded)
    for (const [, other] of files.get(name)!.matchAll(/^import .*?"\.\/([^"]+)";$/gm)) loaded.add(other!)
  return [...loaded].flatMap((name) =>
    [...files.get(name)!.matchAll(/^\/\/ (\S+)$/gm)].map(([, one]) => one!),
  )
}

it('a worker has nothing in memory that only serving needs: routes, pages, and the ways to sign in', () => {
  const ofServing = /\/routes\.ts$|^node_modules\/(better-auth|react-dom|kysely)\//
  const server = loadedWith('server/commands/serve.ts')
  const worker = loadedWith('server/commands/work.ts')
  expect(server.filter((one) => ofServing.test(one)).length).toBeGreaterThan(50)
  expect(worker.length).toBeGreaterThan(500)
  expect(worker.filter((one) => ofServing.test(one))).toEqual([])
})

it('neither has in memory what only the embedded engine or `migrate` needs', () => {
  const unneeded = /\/engines\/\w*embedded\.ts$|\/functionTexts\.ts$|^node_modules\/drizzle-orm\/pglite\//i
  expect(loadedWith('server/commands/migrate.ts').some((one) => unneeded.test(one))).toBe(true)
  for (const command of ['serve', 'work'])
    expect(loadedWith(`server/commands/${command}.ts`).filter((one) => unneeded.test(one))).toEqual([])
})
