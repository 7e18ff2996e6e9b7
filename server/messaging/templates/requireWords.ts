import { Refusal } from '#server/platform/context/refusal.ts'
import { isSeen } from '#server/platform/text/nameField.ts'

/** @throws {Refusal} 'invalid' with this sentence at each field without visible words; `at` is the path before them */
export function requireWords(fields: Record<string, string>, sentence: string, at = ''): void {
  const empty = Object.keys(fields).filter((name) => !isSeen(fields[name]!))
  if (empty.length === 0) return
  throw new Refusal('invalid', sentence, {
    fields: Object.fromEntries(empty.map((name) => [`${at}${name}`, sentence])),
  })
}
