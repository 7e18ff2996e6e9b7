import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Builds a next version, whose only difference is one more step of the schema of what a till keeps. Returns the folder
 * from which its server starts.
 */
export async function buildNextVersion(): Promise<string> {
  // Inside of the repository, where the server finds its packages.
  const folder = join(root, '.cache', 'next')
  mkdirSync(folder, { recursive: true })
  const database = join(folder, 'database')
  if (!existsSync(database)) symlinkSync(join(root, 'database'), database)
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  cpSync(join(root, 'dist'), dist, { recursive: true })
  const script = fileURLToPath(new URL('./nextVersion.build.ts', import.meta.url))
  const building = spawn(process.execPath, [script, join(dist, 'web')], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error('The next version could not be built; see above.')
  return folder
}
