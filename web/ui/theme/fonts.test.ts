import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

/**
 * The files of which `*-polish.woff2` hold ĄĆĘŁŃŚŹŻąćęłńśźż, cut by HarfBuzz (`hb-subset`, or subset-font 2.9.0). A page
 * in Polish would else load 22 KB more, of which it has no letter.
 */
const sources = {
  'figtree/files/figtree-latin-ext-wght-normal.woff2':
    'bf7828e2c258cffcfa50a048ee388a36b95bc16b452e8d36fa797635dbe15965',
  'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2':
    'e808f16b56f84dc7933e498cc8a41d4a5cd853adc6eef154584baa5de1008b15',
}

test.each(Object.entries(sources))('Polish letters are those of the installed %s', (file, hash) => {
  const font = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  expect(createHash('sha256').update(font).digest('hex')).toBe(hash)
})
