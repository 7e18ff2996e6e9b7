import { resolve } from 'node:path'
import { build } from 'vite'
import { buildOne } from '../build.mjs'

/** The pages that are rendered on the server carry what the browser's build makes of these. */
const carried = /\/web\/(join|landing|card|figures|legal|till|ui)\//
/** Those of them that the server's code does not import. */
const stylesAndScripts = ['join/join.css', 'join/enhance.ts', 'landing/landing.css', 'landing/enhance.ts']

/**
 * Builds the server's own code, without its packages, into dist/dev, and again after each change of it.
 * @param onBuilt hears of each build that went well: the packages that it imports
 */
export async function watchServerCode(onBuilt) {
  let styles = Promise.resolve()
  const watcher = await build({
    configFile: 'vite.server.config.ts',
    mode: 'development',
    logLevel: 'warn',
    plugins: [
      {
        name: 'tell-of-builds',
        buildStart() {
          for (const file of [...stylesAndScripts, 'ui/theme/tokens.css', 'ui/theme/fonts.css'])
            this.addWatchFile(resolve('web', file))
        },
        watchChange(file) {
          if (carried.test(file)) styles = styles.then(buildPages)
        },
        async writeBundle(_options, bundle) {
          await styles
          const imports = Object.values(bundle).flatMap((file) => [...(file.imports ?? [])])
          onBuilt([...new Set(imports.filter((name) => !(name in bundle)))])
        },
      },
    ],
    build: { watch: {} },
  })
  watcher.on('event', ({ code, error, result }) => {
    if (code === 'ERROR') console.error(`${error.message}\nThe server runs on as it was.`)
    result?.close()
  })
  return watcher
}

/** Over what is there, which a server that starts meanwhile reads. */
const buildPages = () =>
  buildOne('vite.config.ts', ['--no-emptyOutDir']).catch(({ message }) => console.error(message))
