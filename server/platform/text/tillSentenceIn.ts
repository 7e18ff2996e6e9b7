import { fillSentence, sentenceFinder } from './sentences.ts'
import { till as german } from './staff/till/de.ts'
import { till as spanish } from './staff/till/es.ts'
import { till } from './staff/till.ts'
import { countedIn } from './unitsIn.ts'

const translations = { de: german, es: spanish }
const find = sentenceFinder(till)

/** A sentence of the till's rules, such as why a visit does not count, in a language of teams. The browser says it, too. */
export function tillSentenceIn(language: string, sentence: string): string {
  const found = find(sentence)
  if (!found || (language !== 'de' && language !== 'es')) return sentence
  return fillSentence(translations[language][found.key], found.values, (value, as) =>
    as === 'counted' ? countedIn(language, value) : value,
  )
}
