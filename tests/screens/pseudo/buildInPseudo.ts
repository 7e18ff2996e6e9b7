import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Builds the product in the pseudo-language. Returns the folder from which its server starts. */
export async function buildInPseudo(): Promise<string> {
  // Inside of the repository, where the server finds its packages.
  const folder = join(root, '.cache', 'pseudo')
  mkdirSync(folder, { recursive: true })
  const database = join(folder, 'database')
  if (!existsSync(database)) symlinkSync(join(root, 'database'), database)
  const script = fileURLToPath(new URL('./build.ts', import.meta.url))
  const building = spawn(process.execPath, [script, folder], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error('The pseudo-language could not be built; see above.')
  return folder
}
