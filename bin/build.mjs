import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotGoOn, root, run, runScript } from './machine/command.mjs'
import { node24 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { compiledCode } from './machine/server.mjs'
import { writeStarter } from './machine/starter.mjs'
import { packAssets } from './packAssets.mjs'
import { writeSbom } from './sbom.mjs'

/** The folders that dist/ is built from. */
const sources = ['web', 'server', 'database', 'stand-ins', 'docs/guide']

const stamp = join(root, 'dist', '.built-from')

/**
 * Builds the pages and the server into dist/: one `vite build` for each vite.config.ts or vite.<name>.config.ts
 * in the root. Does nothing when it is built already.
 * @throws {CannotGoOn} when a build fails.
 */
export async function build() {
  if (isBuilt()) return
  console.log('Building the pages and the server ...')
  // The stamp is deleted until everything is built, so that half a build never looks like a whole one.
  rmSync(stamp, { force: true })
  rmSync(compiledCode, { recursive: true, force: true })
  await Promise.all([...viteConfigs().map((config) => buildOne(config)), writeSbom()])
  // After the English pages, whose build empties the folder; two at a time, as each takes memory.
  const builds = [
    ['vite.try-it.ts'],
    ...otherLanguages().map((language) => ['vite.config.ts', ['--mode', language]]),
  ].values()
  const buildNext = async () => {
    for (const [config, options] of builds) await buildOne(config, options)
  }
  await Promise.all([buildNext(), buildNext()])
  await packAssets(join(root, 'dist', 'web', 'assets'))
  writeStarter()
  writeFileSync(stamp, fingerprint())
}

/** True if dist/ was built from the present sources. */
export function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

/** Languages of the pages besides English. Node 20 can't import the module that lists them. */
function otherLanguages() {
  const list = readFileSync(join(root, 'server', 'platform', 'text', 'pageLanguages.ts'), 'utf8')
  const [, languages] = /pageLanguages = \[([^\]]*)\]/.exec(list)
  return languages.match(/\w+/g).filter((language) => language !== 'en')
}

/** Names of the Vite configurations; each is one build. */
export function viteConfigs() {
  return readdirSync(root)
    .filter((name) => /^vite(\.[\w-]+)?\.config\.ts$/.test(name))
    .sort()
}

/**
 * Runs the build of one Vite configuration. `options` are extra options of `vite build`.
 * @throws {CannotGoOn} when the build fails.
 */
export async function buildOne(config, options = []) {
  const vite = 'node_modules/vite/bin/vite.js'
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn', ...options]
  const code = await run(node24(), args, { NODE_ENV: 'production' })
  if (code !== 0) throw new CannotGoOn(`dist/ could not be built from ${config}; Vite's own words are above.`)
}

/** Hash of the contents of everything that is built into dist/. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = [...sources.flatMap(filesUnder), ...viteConfigs()]
  for (const file of [
    ...files,
    'vite.guide.ts',
    'vite.languages.ts',
    'vite.try-it.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => !/(\.test\.tsx?$|node_modules)/.test(name) && statSync(join(root, name)).isFile())
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runScript(async () => {
    await installPackages()
    await build()
  })
}
