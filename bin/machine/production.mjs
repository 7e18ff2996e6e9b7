import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './command.mjs'
import { askNpm } from './packages.mjs'

/**
 * Asks npm about the packages that an installation has, or that the build carries into dist/ (`builtIn` of
 * package.json), and about no others, in a folder whose lock has these alone. npm's own `--omit=dev` leaves out what is
 * built in, and what a development package needs as well. It also takes in packages that are optional to a package of
 * production and are here only for development.
 */
export async function askNpmOfProduction(args) {
  const home = mkdtempSync(join(tmpdir(), 'regulars-packages-'))
  try {
    return await askNpm([...args, '--package-lock-only'], writePackages(home))
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Writes a manifest and a lock of production's packages. npm names a bill of materials after the folder. */
function writePackages(home) {
  const folder = join(home, 'regulars')
  mkdirSync(folder)
  const { devDependencies, builtIn, ...manifest } = readJson('package.json')
  const lock = readJson('package-lock.json')
  const carried = builtIn.map((name) => [name, devDependencies[name]])
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(carried) }
  const { devDependencies: _, ...locked } = lock.packages['']
  lock.packages[''] = { ...locked, dependencies }
  const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value))
  write('package.json', { ...manifest, dependencies })
  write('package-lock.json', { ...lock, packages: needed(lock.packages) })
  return folder
}

const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** The root package and everything it needs, directly or through others, none of it for development alone. */
function needed(packages) {
  const found = { '': packages[''] }
  const need = (path) => {
    for (const name of needsOf(packages[path])) {
      const place = placeOf(packages, path, name)
      if (place === undefined || place in found) continue
      const { dev: _, devOptional: __, ...entry } = packages[place]
      found[place] = entry
      need(place)
    }
  }
  need('')
  return found
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Finds a package's dependency where Node looks for it: in the package's own folder, then in those above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}
