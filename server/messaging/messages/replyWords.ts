import { normalized } from '#server/platform/normalize.ts'

export type Reply = 'stop' | 'start' | 'help' | 'other'

/** 47 CFR 64.1200(a)(10) and the words that Twilio itself obeys. */
const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'])
const startWords = new Set(['start', 'unstop', 'yes'])
const helpWords = new Set(['help', 'info'])

/** As a first word these mean it whatever follows; 'end of the month?' and 'cancel my order' may mean else. */
const alwaysStop = new Set(['stop', 'stopall', 'unsubscribe', 'optout'])

const courtesy = new Set(
  (
    'please pls plz yes no ok okay thanks thank you now me us it this these the that all any my from to at and just kindly ' +
    'texting texts text messaging messages message msgs msg sms sending contacting subscription everything hi hello'
  ).split(' '),
)

/** What someone who wrote to the platform's number wants, in whatever case and with whatever politeness. */
export function readReply(text: string): Reply {
  const words = wordsOf(text)
  const meaning = words.filter((word) => !courtesy.has(word))
  if (alwaysStop.has(words[0] ?? '')) return 'stop'
  if (meaning.length > 0 && meaning.every((word) => stopWords.has(word))) return 'stop'
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
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => word.replace(/^['’]+|['’]+$/g, ''))
    .filter(Boolean)
}
