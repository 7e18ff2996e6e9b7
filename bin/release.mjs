// npm run release -- 1.2.3: writes the version into the package, and what later versions are held against: the release in
// database/releases.json and a small filled database in tests/upgrades/. To be committed and tagged by who runs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotGoOn, root, run, runScript } from './machine/command.mjs'
import { node24, requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'

await runScript(async () => {
  requireNode20()
  const version = process.argv[2]
  if (!/^\d+\.\d+\.\d+$/.test(version ?? ''))
    throw new CannotGoOn('Name the version: npm run release -- 1.2.3')
  await installPackages()
  await run(node24(), ['tests/engines/provision.ts'])
  const npm = ['version', version, '--no-git-tag-version', '--allow-same-version']
  if ((await run('npm', npm)) !== 0)
    throw new CannotGoOn('npm could not write the version into package.json.')
  write('server/platform/settings/version.ts', /(?<=version = ')\d+\.\d+\.\d+/, version)
  write('deploy/Containerfile', /(?<=ARG VERSION=)\d+\.\d+\.\d+/, version)
  process.exitCode = await run(node24(), ['node_modules/vitest/vitest.mjs', 'run', '--project', 'release'], {
    RELEASE: version,
  })
})

function write(path, place, version) {
  const file = join(root, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(place, version))
}
