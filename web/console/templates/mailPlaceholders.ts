import type { Placeholder } from '../blocks/BuilderContext.ts'
import { placeholdersOf } from './template.ts'
import { texts } from './texts.ts'

const always: Placeholder[] = placeholdersOf.email.map(asPlaceholder)
const withCode: Placeholder[] = [...always, asPlaceholder('code')]

function asPlaceholder(name: keyof typeof texts.placeholders): Placeholder {
  return { text: `{${name}}`, label: texts.placeholders[name] }
}

/** Placeholders in an email's blocks, with the code if each customer gets one. */
export const mailPlaceholders = (hasCode = false): readonly Placeholder[] => (hasCode ? withCode : always)
