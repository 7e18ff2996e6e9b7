import { type PageLanguage, perLanguage } from './pageLanguages.ts'

/**
 * The texts of a module in every language:
 * `everyLanguage(english, import.meta.glob<typeof english>('./texts/*.ts', { eager: true, import: 'texts' }))`.
 * @param others texts by the path of their file, such as './texts/de.ts'
 * @throws {Error} if a language has none
 */
export const everyLanguage = <Texts>(
  english: Texts,
  others: Record<string, Texts>,
): Record<PageLanguage, Texts> =>
  perLanguage((language) => {
    if (language === 'en') return english
    const path = Object.keys(others).find((name) => name.endsWith(`/${language}.ts`))
    if (!path) throw new Error(`There is no ${language} among ${Object.keys(others).join(', ')}`)
    return others[path]!
  })
