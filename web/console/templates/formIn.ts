import type { Language } from '#server/platform/languages.ts'
import type { TemplateForm } from './TemplateFields.tsx'
import type { Translation, Words } from './template.ts'

const wordFields = ['subject', 'message_template', 'body', 'blocks'] as const satisfies (keyof Words)[]

/** The same form with the words of one language in their fields; null is the shop's own. */
export function formIn(form: TemplateForm, language: Language | null): TemplateForm {
  const at = form.typed.translations.findIndex((one) => one.language === language)
  if (at < 0) return form
  // Two changes of one press build on each other.
  let translations = form.typed.translations
  const wrongIn = Object.fromEntries(
    wordFields.flatMap((name) => {
      const wrong = form.wrong[`translations.${at}.${name}`]
      return wrong ? [[name, wrong]] : []
    }),
  )
  const wrongElsewhere = Object.entries(form.wrong).filter(([name]) => !isOfWords(name))
  return {
    typed: { ...form.typed, ...translations[at] },
    wrong: { ...Object.fromEntries(wrongElsewhere), ...wrongIn },
    change: (name, value) => {
      if (!isOfWords(name)) return form.change(name, value)
      translations = translations.with(at, { ...translations[at]!, [name]: value } as Translation)
      form.change('translations', translations)
    },
  }
}

const isOfWords = (name: string): boolean => (wordFields as readonly string[]).includes(name)

/** The language in which a refused template is wrong first; null is the shop's own. */
export function languageWrong(fields: Record<string, string>, translations: Translation[]): Language | null {
  const at = /^translations\.(\d+)\./.exec(Object.keys(fields)[0] ?? '')?.[1]
  return at === undefined ? null : (translations[Number(at)]?.language ?? null)
}
