/**
 * A web address in a text. Quotation marks, and marks that stand between sentences without a space, end it: no address
 * has them unescaped.
 */
const address = /(https?:\/\/(?=[\p{L}\p{N}[])[^\s<>"“”„‟«»‹›、。，．！？；：（）「」『』【】《》〈〉]+)/iu

/**
 * Marks with which no address ends: closing marks, and marks that end or part sentences in any script. A slash and the
 * like do end addresses.
 */
const endsNone = /(?![/#%&*@\\])[\p{Po}\p{Pf}\p{Pi}]$/u
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/**
 * Splits a text so that each second piece is a web address as people set it into sentences: without the full stop,
 * quotation mark or bracket behind it, with the brackets that are its own (https://a.example/Tea_(meal)).
 */
export function splitAtAddresses(text: string): string[] {
  const pieces = text.split(address)
  for (let index = 1; index < pieces.length; index += 2) {
    const whole = pieces[index]!
    const url = whole.slice(0, endOf(whole))
    pieces[index] = url
    pieces[index + 1] = whole.slice(url.length) + pieces[index + 1]
  }
  return pieces
}

/** The position where an address ends within characters that no space parts. */
function endOf(whole: string): number {
  const tooMany = new Map(
    Object.entries(brackets).map(([closing, opening]) => [
      closing,
      count(whole, closing) - count(whole, opening),
    ]),
  )
  let end = whole.length
  while (end > 0) {
    const last = whole[end - 1]!
    const surplus = tooMany.get(last) ?? 0
    if (surplus <= 0 && !endsNone.test(last)) break
    if (surplus > 0) tooMany.set(last, surplus - 1)
    end -= 1
  }
  return end
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
