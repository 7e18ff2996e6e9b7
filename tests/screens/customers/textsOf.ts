import { pathToFileURL } from 'node:url'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'

/** The texts of a module in a language: those of `X.ts` are in `X/de.ts`. */
export async function textsOf<Texts>(module: string, language: PageLanguage): Promise<Texts> {
  const file = language === 'en' ? module : module.replace('.ts', `/${language}.ts`)
  return (await import(pathToFileURL(file).href)).texts
}
