// Builds the English pages of a next version into the folder that is its argument.
import { build, loadConfigFromFile, mergeConfig, type Plugin } from 'vite'

const STEPS = /(steps: readonly Step\[\] = \[[^\]]*)\]/
const NEXT_STEP = (database: { createObjectStore(name: string): unknown }) =>
  database.createObjectStore('next')

const oneMoreStep: Plugin = {
  name: 'one-more-step',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/web/outbox/schema.ts')) return
    if (!STEPS.test(code)) throw new Error('The steps of the schema were not found.')
    return code.replace(STEPS, `$1, ${NEXT_STEP}]`)
  },
}

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
await build(
  mergeConfig(loaded!.config, {
    configFile: false,
    logLevel: 'warn',
    plugins: [oneMoreStep],
    // Pages of other languages stay those of this version.
    build: { outDir: process.argv[2], emptyOutDir: false },
  }),
)
