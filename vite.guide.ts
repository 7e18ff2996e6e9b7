import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { readPicture } from './server/platform/pictures/picture.ts'

/** The number of a picture's pixels for one of the screen that it shows, for sharp screens. */
export const PICTURE_SCALE = 1.5

/** Turns each page of docs/guide/ into HTML at build time, so that no screen carries a Markdown parser. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    transform: {
      filter: { id: /\/docs\/guide\/[\w-]+\.md$/ },
      handler: (markdown) => ({ code: moduleOf(htmlOf(markdown)), map: null }),
    },
  }
}

/**
 * HTML of a page of the guide. Links to other pages lead to their screens. The title is left out: the screen has it.
 */
export function htmlOf(markdown: string): string {
  const withoutTitle = markdown.replace(/^# .*\n/, '')
  const linked = withoutTitle.replace(/\]\(([\w-]+)\.md\)/g, '](/help/$1)')
  return marked.parse(linked, { async: false }).replace(/<picture>.*?<\/picture>/g, inEitherTheme)
}

/**
 * A `<picture>` follows the system's theme, but people can choose another for the console. Instead there are two
 * pictures, one of them hidden, and a hidden one is not loaded.
 */
function inEitherTheme(picture: string): string {
  const [, alt] = /alt="([^"]+)"/.exec(picture)!
  const images = [...picture.matchAll(/pictures\/[\w-]+-(dark|light)\.webp/g)].map(([path, theme]) => {
    const { width, height } = readPicture(readFileSync(`docs/guide/${path}`))
    const size = `width="${Math.round(width / PICTURE_SCALE)}" height="${Math.round(height / PICTURE_SCALE)}"`
    return `<img class="in-${theme}" loading="lazy" ${size} alt="${alt}" src="${path}">`
  })
  return images.join('')
}

/** A module whose pictures have the addresses that the build gives them. */
function moduleOf(html: string): string {
  const imports: string[] = []
  const words = JSON.stringify(html).replace(/pictures\/[\w-]+\.webp/g, (path) => {
    const name = `picture${imports.length}`
    imports.push(`import ${name} from './${path}'\n`)
    return `" + ${name} + "`
  })
  return `${imports.join('')}export default ${words}`
}
