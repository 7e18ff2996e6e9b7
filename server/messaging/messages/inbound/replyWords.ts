import { normalized } from '#server/platform/text/normalize.ts'
import { endsWhateverFollows, foldWord, isStopWord } from './stopWords.ts'

export type Reply = 'stop' | 'start' | 'help' | 'other'

const startWords = new Set(['start', 'unstop', 'yes'])
const helpWords = new Set(['help', 'info'])

const courtesy = new Set(
  (
    'please pls plz yes no ok okay thanks thank you now me us it this these the that all any my from to at and just kindly ' +
    'texting texts text messaging messages message msgs msg sms sending contacting subscription everything hi hello ' +
    'bitte danke por favor gracias de darme dar merci svp s’il vous plait per favore grazie obrigado obrigada tack takk tak ' +
    'alstublieft aub prosze dziekuje prosim dekuji hvala molim пожалуйста спасибо будь ласка дякую моля ' +
    'してください お願いします 请 謝謝 谢谢 ครับ ค่ะ من فضلك'
  )
    .split(' ')
    .map(foldWord),
)

/** Reads what a text to the platform's number asks for, in whatever language, case and politeness. */
export function readReply(text: string): Reply {
  const words = wordsOf(text)
  const meaning = words.filter((word) => !courtesy.has(foldWord(word)))
  if (endsWhateverFollows(words[0] ?? '')) return 'stop'
  if (meaning.length > 0 && meaning.every(isStopWord)) return 'stop'
  // To agree again must be said plainly.
  if (words.length === 1 && startWords.has(words[0]!)) return 'start'
  if (helpWords.has(words[0] ?? '')) return 'help'
  return 'other'
}

function wordsOf(text: string): string[] {
  return normalized(text, 'NFKC')
    .toLowerCase()
    .replace(/\bopt[\s-]*out\b/g, 'optout')
    .replace(/\bstop[\s-]*all\b/g, 'stopall')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((word) => word.replace(/^['’]+|['’]+$/g, ''))
    .filter(Boolean)
}
