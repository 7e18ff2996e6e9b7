// Runs in the pages and the server of the pseudo-language, behind each module of texts.

const accented: Record<string, string> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÓÒ', U: 'ÚÙ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', y: 'ÿ', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Y: 'Ý', Z: 'Ž' },
}
/** Words that programs read stay: a placeholder of a message, an address, an entity of HTML. */
const ofPrograms = /\{\w+\}|https?:\S+|&\w+;|<[^>]*>/

/** A text with accents, and each vowel twice, which makes words about 40 % longer. */
function speak(text: string): string {
  return text
    .split(new RegExp(`(${ofPrograms.source})`))
    .map((part) =>
      ofPrograms.test(part) ? part : part.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter),
    )
    .join('')
}

/** Puts all texts of a module into the pseudo-language, in place. */
export function inPseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return speak(texts)
  if (typeof texts === 'function') return (...values: unknown[]) => inPseudo(texts(...values))
  if (typeof texts !== 'object' || texts === null || Object.isFrozen(texts)) return texts
  const fields = texts as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) fields[name] = inPseudo(value)
  return texts
}

/** Takes the place of tests/screens/spoken.ts. */
export const spoken = (words: RegExp): RegExp => new RegExp(speak(words.source), words.flags)
