import { useMemo } from 'react'
import type { Wired } from '../../forms/wire.ts'
import type { TranslatedWords } from '../../templates/template.ts'
import type { TypedDraft } from './typedDraft.ts'

/**
 * One of a draft's texts as a form of its own, with the field names of a template. The words of a text message are its
 * `body` too.
 */
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

/** The faults of one text by paths within it: 'translations1.0.body' is the second text's 'translations.0.body'. */
export function wrongAt(wrong: Record<string, string>, place: 0 | 1): Record<string, string> {
  const ofText = new RegExp(`^(subject|body|blocks|translations)${place}(?=\\.|$)`)
  return Object.fromEntries(
    Object.entries(wrong)
      .filter(([path]) => ofText.test(path))
      .map(([path, message]) => [path.replace(ofText, '$1'), message]),
  )
}
