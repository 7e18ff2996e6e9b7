import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Buildah } from './buildah.ts'
import type { Unpacked } from './unpackDebian.ts'

/** The packages of Debian that `podmanOf` asks for. */
export const podmanPackages = ['podman', 'conmon', 'crun']

/** Debian's Podman, on the images of a Buildah. It keeps everything of its own in the folder, and runs no container. */
export function podmanOf({ program, environment }: Unpacked, folder: string) {
  const settings = join(folder, 'containers.conf')
  // Podman does nothing without the programs that run containers. Its usual locks are shared with the whole machine.
  writeFileSync(
    settings,
    `[engine]
conmon_path = ["${program('conmon')}"]
lock_type = "file"
runtime = "crun"
tmp_dir = "${join(folder, 'podman')}"
[engine.runtimes]
crun = ["${program('crun')}"]
`,
  )
  return (images: Buildah, ...args: string[]) =>
    promisify(execFile)(program('podman'), [...images.storage, ...args], {
      env: { ...process.env, ...environment, CONTAINERS_CONF: settings },
    })
}
