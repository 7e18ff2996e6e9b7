// npm run sbom, and every build: writes dist/sbom.cdx.json, the software bill of materials (CycloneDX) of everything
// that production runs or its pages carry, as package-lock.json has it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotGoOn, root, runScript } from './machine/command.mjs'
import { askNpmOfProduction } from './machine/production.mjs'

const file = join(root, 'dist', 'sbom.cdx.json')

/**
 * Writes the bill of materials.
 * @throws {CannotGoOn} when npm could not write it.
 */
export async function writeSbom() {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application']
  const { failed, stdout, stderr } = await askNpmOfProduction(asked)
  if (failed) throw new CannotGoOn(`npm sbom failed:\n${stderr}`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(file, stdout)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runScript(async () => {
    await writeSbom()
    console.log(`Written: ${file}`)
  })
}
