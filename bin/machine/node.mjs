import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CannotGoOn, root } from './command.mjs'

const major = Number(process.versions.node.split('.')[0])

/**
 * Refuses a Node that is too old to install and build the project.
 * @throws {CannotGoOn}
 */
export function requireNode20() {
  if (major >= 20) return
  throw new CannotGoOn(
    `Regulars needs Node 20 or newer to install itself; this is ${process.version} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org or with your system, then run the command again.',
  )
}

/**
 * The Node 24 that runs the server and all tools: the one from the packages, or the machine's own.
 * @throws {CannotGoOn} when neither is there.
 */
export function node24() {
  const installed = join(root, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(installed)) return installed
  if (major >= 24) return process.execPath
  throw new CannotGoOn(
    'Node 24 is missing from node_modules/node/bin. The package "node" fetches it in an install script,\n' +
      'and scripts were switched off (--ignore-scripts, or ignore-scripts=true in .npmrc).\n' +
      'Run: npm rebuild node --ignore-scripts=false',
  )
}
