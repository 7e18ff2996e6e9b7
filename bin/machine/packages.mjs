import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CannotGoOn, exitCode, root } from './command.mjs'

/**
 * Installs the packages unless node_modules already holds what package-lock.json asks for. With `toBuild: false` an
 * install without development packages is enough, as on production machines.
 * @throws {CannotGoOn} when npm could not finish.
 */
export async function installPackages({ toBuild = true } = {}) {
  if (packagesMatchLock(toBuild)) return
  console.log('Installing the packages (npm ci, about a minute) ...')
  // An install without development packages could not build the pages.
  const code = await npm(['ci', '--include=dev', '--loglevel=error'])
  if (code === 0) return
  throw new CannotGoOn(
    `npm ci ended with code ${code}; its own words are above.\n` +
      'Without network it can only use what npm has cached: connect (or set a registry or proxy with\n' +
      '"npm config set registry ..."), then run the command again. Nothing needs cleaning up first.',
  )
}

/**
 * Compares the lock with npm's own record in node_modules of what it installed. npm writes the record last, so an
 * interrupted install never matches.
 */
function packagesMatchLock(toBuild) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) throw new CannotGoOn('package-lock.json is missing or damaged: restore it with git.')
  if (!installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    // npm leaves out packages for other systems.
    if (!found) return entry.optional || (!toBuild && (entry.dev || entry.devOptional))
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Runs npm in the foreground, from the repository's root, and answers with its exit code. */
function npm(args) {
  const { command, before, env } = npmCommand()
  return exitCode(spawn(command, [...before, ...args], { cwd: root, stdio: 'inherit', env }))
}

/** Runs npm in a folder without printing anything. */
export function askNpm(args, cwd) {
  const { command, before, env } = npmCommand()
  return new Promise((resolve) => {
    execFile(
      command,
      [...before, ...args],
      { cwd, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
    )
  })
}

/** The npm that started this script, or the one in PATH. */
function npmCommand() {
  const ownTools = join(root, 'node_modules', '.bin')
  // npm ci removes node_modules, so its tools must not be used.
  const path = process.env.PATH.split(delimiter).filter((entry) => entry !== ownTools)
  const env = { ...process.env, PATH: path.join(delimiter) }
  const { npm_node_execpath: node, npm_execpath: npmScript } = process.env
  return node && npmScript ? { command: node, before: [npmScript], env } : { command: 'npm', before: [], env }
}
