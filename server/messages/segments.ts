import { SegmentedMessage } from 'sms-segments-calculator'

/** How many segments a text is billed as: GSM-7 160/153 characters, UCS-2 70/67, at least 1. */
export function countSegments(text: string): number {
  return Math.max(1, new SegmentedMessage(text).segmentsCount)
}
