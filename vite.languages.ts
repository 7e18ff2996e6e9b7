import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { directionOf, type PageLanguage } from './server/platform/text/pageLanguages.ts'

const web = `${join(import.meta.dirname, 'web')}/`
const ASKED = /\?in=(\w+)$/
const asked = (id = ''): string | undefined => ASKED.exec(id)?.[1]
const withoutAsking = (id: string): string => id.replace(ASKED, '')

/**
 * Puts a screen's texts into a language: an import of `texts.ts` brings `texts/de.ts`, where there is one. For a whole
 * build that is `language`. On a server, which speaks all languages, `import('./render.tsx?in=de')` brings another copy
 * of this module and of all that it imports from web/, with the texts of that language.
 */
export function inLanguage(language?: string): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const wanted = asked(source) ?? asked(importer) ?? language
      if (!wanted) return null
      const found = await this.resolve(withoutAsking(source), importer && withoutAsking(importer), {
        ...options,
        skipSelf: true,
      })
      if (!found || found.external || !isOurs(found.id)) return found
      const translated = found.id.replace(/\.ts$/, `/${wanted}.ts`)
      if (translated !== found.id && existsSync(translated)) return translated
      return language ? found : `${found.id}?in=${wanted}`
    },
  }
}

/** True for a module of ours for the browser. */
const isOurs = (id: string): boolean => id.startsWith(web) && /\.tsx?$/.test(id)

/** The name of a file that keeps its own address, in a language: `index.de.html`. The English file has the plain name. */
export const nameIn = (language: PageLanguage, name: string): string =>
  language === 'en' ? name : name.replace(/(?=\.\w+$)/, `.${language}`)

/** The words of a page of HTML, whose path starts at web/: those of `index.html` are in `index/de.ts`. */
export const wordsOf = async (page: string, language: PageLanguage): Promise<PageWords> =>
  (await import(`${web}${page.replace('.html', `/${language}.ts`)}`)).page

/** The texts of a module of web/ in a language: those of `X.ts` are in `X/de.ts`. */
export const textsOf = async (module: string, language: PageLanguage): Promise<object> =>
  (await import(`${web}${language === 'en' ? module : module.replace('.ts', `/${language}.ts`)}`)).texts

type PageWords = {
  title: string
  needsScript: string
  /** Said until the page's script runs. */
  loading?: string
  /** The link that shows after a while if it does not: an upgrade may have taken its scripts away. */
  reload: string
  /** The purpose of an installed page. */
  description?: string
}

/** Writes a page in its language, with the words of `wordsOf`. In a build its name becomes `index.de.html`. */
export function pageInLanguage(language: PageLanguage): Plugin {
  return {
    name: 'page-in-language',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page, { path }) => {
        if (language === 'en') return page
        const words = await wordsOf(path.slice(1), language)
        return page
          .replace('<html lang="en">', () => `<html lang="${language}" dir="${directionOf(language)}">`)
          .replace(/(?<=<title>).*?(?=<)/, () => words.title)
          .replace(/(?<=<noscript[^>]*>).*?(?=<)/, () => words.needsScript)
          .replace('Loading...', () => words.loading ?? '')
          .replace(/(?<=<a href=""[^>]*>).*?(?=<)/, () => words.reload)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (language === 'en') return
        for (const file of Object.values(bundle))
          if (file.fileName.endsWith('/index.html')) file.fileName = nameIn(language, file.fileName)
      },
    },
  }
}
