import { useMemo } from 'react'
import type { Wired } from '../../forms/wire.ts'
import type { TranslatedWords } from '../../templates/template.ts'
import type { TypedDraft } from './typedDraft.ts'

/** One of a draft's texts as a form of its own, as the fields of a template take it; also a text message's words are its `body`. */
export function useTextForm(
  { typed, wrong, change }: Wired<TypedDraft>,
  place: 0 | 1,
): Wired<TranslatedWords> {
  return {
    typed: {
      subject: typed[`subject${place}`],
      message_template: '',
      body: typed[`body${place}`],
      blocks: typed[`blocks${place}`],
      translations: typed[`translations${place}`],
    },
    wrong: useMemo(() => wrongAt(wrong, place), [wrong, place]),
    change: (name, value) =>
      change(`${name}${place}` as keyof TypedDraft, value as TypedDraft[keyof TypedDraft]),
  }
}

/** What is wrong in one text, by its own paths: 'translations1.0.body' is the second text's 'translations.0.body'. */
export function wrongAt(wrong: Record<string, string>, place: 0 | 1): Record<string, string> {
  const ofText = new RegExp(`^(subject|body|blocks|translations)${place}(?=\\.|$)`)
  return Object.fromEntries(
    Object.entries(wrong)
      .filter(([path]) => ofText.test(path))
      .map(([path, message]) => [path.replace(ofText, '$1'), message]),
  )
}
