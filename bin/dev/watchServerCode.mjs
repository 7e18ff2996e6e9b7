import { resolve } from 'node:path'
import { build } from 'vite'
import { buildOne } from '../build.mjs'

/** Sources whose build the server-rendered pages carry. */
const carried = /\/web\/(join|landing|card|figures|legal|till|ui)\//
/** The carried styles and scripts, which the server's code does not import. */
const stylesAndScripts = ['join/join.css', 'join/enhance.ts', 'landing/landing.css', 'landing/enhance.ts']

/**
 * Builds the server's own code, without its packages, into dist/dev, and again after each change.
 * @param onBuilt called after each successful build with the packages that the code imports
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

/** Builds the pages over the present ones, because a server that starts meanwhile reads them. */
const buildPages = () =>
  buildOne('vite.config.ts', ['--no-emptyOutDir']).catch(({ message }) => console.error(message))
