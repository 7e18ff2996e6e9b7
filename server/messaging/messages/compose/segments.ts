import { SegmentedMessage } from 'sms-segments-calculator'

export type TextSize = {
  segments: number
  /** As people count: an emoji is one. */
  characters: number
  /** 'UCS-2' as soon as one character needs it; its segments hold less than half as many characters. */
  encoding: 'GSM-7' | 'UCS-2'
}

/** Measures a text in the units that it is billed by. */
export function measureText(text: string): TextSize {
  const { encodingName } = new SegmentedMessage(text)
  return {
    segments: countSegments(text),
    characters: [...text].length,
    encoding: encodingName === 'UCS-2' ? 'UCS-2' : 'GSM-7',
  }
}

/** Counts the segments that a text is billed as: GSM-7 160/153 characters, UCS-2 70/67, at least 1. */
export function countSegments(text: string): number {
  return Math.max(1, new SegmentedMessage(text).segmentsCount)
}
