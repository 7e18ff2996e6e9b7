import { type Language, languages } from '#server/platform/text/languages.ts'
import { type Box, boxes } from './contract.ts'

export type PreferencesForm = {
  /** Boxes that the visitor changed on the page; the state of the others may have changed since. */
  changed: Partial<Record<Box, boolean>>
  paused?: boolean
  /** Null is the business's own. */
  language?: Language | null
  wordingMark: string
}

const acts: Record<string, { paused?: boolean }> = { pause: { paused: true }, resume: { paused: false } }

/** Reads the form. It says which boxes were ticked when it was shown, so an old page undoes no later change. */
export function readForm(body: Record<string, string | File | (string | File)[]>): PreferencesForm {
  const text = (name: string) => [body[name] ?? ''].flat().find((value) => typeof value === 'string') ?? ''
  const shown = new Set(text('shown').split(' '))
  const ticked = new Set([body.on ?? []].flat())
  const changed = boxes.filter((box) => shown.has(box) !== ticked.has(box))
  return {
    changed: Object.fromEntries(changed.map((box) => [box, ticked.has(box)])),
    ...acts[text('act')],
    ...(text('language') !== text('shown_language') && {
      language: languages.find((language) => language === text('language')) ?? null,
    }),
    wordingMark: text('wording'),
  }
}
