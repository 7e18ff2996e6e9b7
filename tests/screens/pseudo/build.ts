// Builds the pages and the server in the pseudo-language into the folder that is its argument.
import { copyFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { build, loadConfigFromFile, mergeConfig } from 'vite'
import { pseudoLanguage } from './pseudoLanguage.ts'

const folder = process.argv[2]!
const parts = [
  { config: 'vite.config.ts', into: 'web' },
  { config: 'vite.server.config.ts', into: 'server' },
]

await Promise.all(
  parts.map(async ({ config, into }) => {
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, config)
    const inPseudo = {
      configFile: false as const,
      logLevel: 'warn' as const,
      plugins: [pseudoLanguage()],
      build: { outDir: join(folder, 'dist', into), emptyOutDir: true },
    }
    await build(mergeConfig(loaded!.config, inPseudo))
  }),
)

// Scalar's client speaks its own words. The server asks at its start where its files are.
const tryIt = 'web/.vite/manifest.try-it.json'
copyFileSync(join('dist', tryIt), join(folder, 'dist', tryIt))

// Whatever language a browser asks for, it gets this one: index.html in place of index.de.html.
const dist = join(folder, 'dist')
for (const file of globSync('web/{console,portal}/*.*.*', { cwd: 'dist' })) {
  const plain = file.replace(/\.[a-z]{2}(?=\.\w+$)/, '')
  if (plain !== file) copyFileSync(join(dist, plain), join(dist, file))
}
