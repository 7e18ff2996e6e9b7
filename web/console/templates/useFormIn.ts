import { useMemo } from 'react'
import type { Language } from '#server/platform/text/languages.ts'
import type { Wired } from '../forms/wire.ts'
import type { TranslatedWords, Translation, Words } from './template.ts'

const wordFields = ['subject', 'message_template', 'body', 'blocks'] as const satisfies (keyof Words)[]

/** The form with the words of one language in its fields; null is the business's own. */
export function useFormIn<Typed extends TranslatedWords>(
  form: Wired<Typed>,
  language: Language | null,
): Wired<Typed> {
  const at = form.typed.translations.findIndex((one) => one.language === language)
  const wrong = useMemo(() => (at < 0 ? form.wrong : wrongIn(form.wrong, at)), [form.wrong, at])
  if (at < 0) return form
  // Two changes within one press build on each other.
  let { translations } = form.typed
  return {
    typed: { ...form.typed, ...translations[at] },
    wrong,
    change: (name, value) => {
      if (!isOfWords(name)) return form.change(name, value)
      translations = translations.with(at, { ...translations[at]!, [name]: value } as Translation)
      form.change('translations', translations)
    },
  }
}

/** Errors of one language, at the fields of its words; errors of the business's own words are left out. */
const wrongIn = (wrong: Wired<TranslatedWords>['wrong'], at: number) =>
  Object.fromEntries(
    Object.entries(wrong).flatMap(([path, message]) => {
      const inside = path.split(`translations.${at}.`)
      if (inside.length > 1) return [[inside[1]!, message]]
      return isOfWords(path.split('.')[0]!) ? [] : [[path, message]]
    }),
  )

const isOfWords = (name: string): boolean => (wordFields as readonly string[]).includes(name)

/** The first language with an error in refused words; null is the business's own. */
export function languageWrong(
  fields: Record<string, string>,
  translations: readonly Translation[],
): Language | null {
  const at = /^translations\.(\d+)\./.exec(Object.keys(fields)[0] ?? '')?.[1]
  return at === undefined ? null : (translations[Number(at)]?.language ?? null)
}
