import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

const flags = JSON.parse(readFileSync(join(root, 'bin', 'machine', 'serverFlags.json'), 'utf8'))

/** Runs where there is only what is shipped. `exec` lets signals reach the server itself. */
const script = `#!/bin/sh
# Runs a command of Regulars, such as serve, on the Node of its packages, or else on that of PATH. The settings are
# those of the environment, then those of the file .env beside dist/, if this user may read it.
cd "$(dirname "$(readlink -f "$0")")/.." || exit 1
node=node_modules/node/bin/node
[ -x "$node" ] || node=node
settings=
[ -r .env ] && settings=--env-file=.env
exec "$node" $settings ${flags.join(' ')} dist/server/main.js "$@"
`

/** Writes dist/regulars, the command of an installation without sources. */
export function writeStarter() {
  writeFileSync(join(root, 'dist', 'regulars'), script, { mode: 0o755 })
}
