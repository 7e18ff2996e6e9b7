import { fillSentence, sentenceFinder } from './sentences.ts'
import { type Till, till } from './staff/till.ts'
import { countedIn, type Translated } from './unitsIn.ts'

/**
 * Makes what says a sentence of the till's rules, such as why a visit does not count, in a language. The browser says it,
 * too, and brings the translation itself, so that its bundle carries one.
 */
export function tillSentences(language: Translated, translation: Till): (sentence: string) => string {
  const find = sentenceFinder(till)
  return (sentence) => {
    const found = find(sentence)
    if (!found) return sentence
    return fillSentence(translation[found.key], found.values, (value, as) =>
      as === 'counted' ? countedIn(language, value) : value,
    )
  }
}
