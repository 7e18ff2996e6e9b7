import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { type ProgramTerms, type ProgramType, programTerms } from '../config.ts'

const MAX_NAME = 100

/**
 * Reads a program's config in the form of its type, with defaults.
 * @throws {Refusal} 'invalid' with each wrong field
 */
export function readTerms(type: ProgramType, config: unknown): ProgramTerms {
  const parsed = programTerms.safeParse({ type, config })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field'])
        : [[issue.path.join('.'), issue.message]],
    ),
  )
  throw new Refusal('invalid', 'Some fields of the program are not right', { fields })
}

/** Reads a program's name, which must not be blank (spec). */
export function readName(name: string): string {
  const trimmed = name.trim()
  if (!trimmed) throw invalidField('name', 'Name is required')
  if (trimmed.length > MAX_NAME) throw invalidField('name', `At most ${MAX_NAME} characters`)
  return trimmed
}
