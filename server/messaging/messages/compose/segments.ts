import { SegmentedMessage } from 'sms-segments-calculator'

export type TextSize = {
  segments: number
  /** As people count: an emoji is one. */
  characters: number
  /** 'UCS-2' as soon as one character needs it, with less than half as many to a segment. */
  encoding: 'GSM-7' | 'UCS-2'
}

/** How large a text is to those who bill it. */
export function measureText(text: string): TextSize {
  const { encodingName } = new SegmentedMessage(text)
  return {
    segments: countSegments(text),
    characters: [...text].length,
    encoding: encodingName === 'UCS-2' ? 'UCS-2' : 'GSM-7',
  }
}

/** How many segments a text is billed as: GSM-7 160/153 characters, UCS-2 70/67, at least 1. */
export function countSegments(text: string): number {
  return Math.max(1, new SegmentedMessage(text).segmentsCount)
}
