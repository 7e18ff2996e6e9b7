import { Refusal } from '#server/platform/context/refusal.ts'

/** @throws {Refusal} 'invalid' with this sentence at each field that is empty; `at` is where they stand */
export function requireWords(fields: Record<string, string>, sentence: string, at = ''): void {
  const empty = Object.keys(fields).filter((name) => fields[name]!.trim() === '')
  if (empty.length === 0) return
  throw new Refusal('invalid', sentence, {
    fields: Object.fromEntries(empty.map((name) => [`${at}${name}`, sentence])),
  })
}
