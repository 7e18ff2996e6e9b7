import { SegmentedMessage } from 'sms-segments-calculator'

export type TextSize = {
  segments: number
  /** As people count: an emoji is one. */
  characters: number
  /** 'UCS-2' as soon as one character needs it; its segments hold less than half as many characters. */
  encoding: 'GSM-7' | 'UCS-2'
}

/** Places in a text of one segment, and in each segment of a longer one, which needs a header. */
const PLACES = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } } as const

/** Measures a text in the units that it is billed by. */
export function measureText(text: string): TextSize {
  const encoding = unitsOf(text).every((unit) => septetsOf(unit) > 0) ? 'GSM-7' : 'UCS-2'
  return { segments: countIn(encoding, text), characters: [...text].length, encoding }
}

/** Counts the segments that a text is billed as: GSM-7 160/153 characters, UCS-2 70/67, at least 1. */
export const countSegments = (text: string): number => measureText(text).segments

function countIn(encoding: TextSize['encoding'], text: string): number {
  const sizes = encoding === 'GSM-7' ? unitsOf(text).map(septetsOf) : charactersOf(text).map(lengthOf)
  const { alone, each } = PLACES[encoding]
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1
  let [segments, taken] = [1, 0]
  for (const size of sizes) {
    if (taken + size > each) [segments, taken] = [segments + 1, 0]
    taken += size
  }
  return segments
}

const unitsOf = (text: string): string[] => text.split('')
const lengthOf = ({ length }: string): number => length

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** The provider parts what newer versions of Unicode keep together: a line's two ends, and Indic letters that are joined. */
const parted = /(?<=\r)(?=\n)|(?<=[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?)(?=\p{Lo})/u

/** No segment ends within one of these. */
const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment).flatMap((character) =>
    character.length < 2 ? character : character.split(parted),
  )

/** The septets of each UTF-16 unit that a text has had. */
const septets = new Map<string, number>()

/**
 * The septets that a UTF-16 unit takes in GSM-7; 0 where it needs UCS-2. The library knows them. It counts no whole
 * texts here: it adds up a segment anew for each of its characters, and a long text takes it 40 ms, in which the process
 * answers nobody.
 */
function septetsOf(unit: string): number {
  const known = septets.get(unit)
  if (known !== undefined) return known
  const { encodingName, numberOfCharacters } = new SegmentedMessage(unit)
  const found = encodingName === 'GSM-7' ? numberOfCharacters : 0
  septets.set(unit, found)
  return found
}
