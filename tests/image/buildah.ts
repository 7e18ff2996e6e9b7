import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findInPath } from '#tests/engines/findBinaries.ts'

/** Builds and runs images in a folder, without an engine and without what a machine has of others. */
export class Buildah {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** The program's arguments before those of a command. */
  get storage(): string[] {
    const at = (name: string) => join(this.folder, name)
    return ['--storage-driver', 'vfs', '--root', at('storage'), '--runroot', at('run')]
  }

  async do(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('buildah', [...this.storage, ...args], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout.trim()
  }

  /** A Debian as small as one with apt is, of this machine's release. */
  async makeBase(tag: string): Promise<void> {
    const archive = join(this.folder, 'debian.tar')
    const [, release] = /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))!
    await promisify(execFile)('mmdebstrap', ['--quiet', '--variant=apt', release!, archive])
    const container = await this.do('from', 'scratch')
    await this.do('add', container, archive, '/')
    await this.do('commit', '--quiet', '--rm', container, tag)
  }

  /** The base with this machine's Node and npm, and what npm needs to know of its network. */
  async makeBuilder(base: string, tag: string): Promise<void> {
    const container = await this.do('from', base)
    const npm = dirname(dirname(realpathSync(findInPath('npm')!)))
    await this.do('copy', container, process.execPath, '/usr/local/bin/node')
    await this.do('copy', container, npm, '/usr/local/lib/npm')
    await this.do(
      'copy',
      container,
      '/etc/ssl/certs/ca-certificates.crt',
      '/etc/ssl/certs/ca-certificates.crt',
    )
    await this.run(container, ['ln', '-s', '/usr/local/lib/npm/bin/npm-cli.js', '/usr/local/bin/npm'])
    await this.do('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container)
    await this.do('commit', '--quiet', '--rm', container, tag)
  }

  run(container: string, command: string[], options: string[] = []): Promise<string> {
    return this.do('run', '--isolation', 'chroot', ...options, container, '--', ...command)
  }
}
