import { type Language, languages } from '#server/platform/text/languages.ts'
import { type Box, boxes } from './contract.ts'

export type PreferencesForm = {
  /** What the visitor changed on the page; the other boxes may be others by now. */
  changed: Partial<Record<Box, boolean>>
  paused?: boolean
  /** Null is the shop's own. */
  language?: Language | null
  wordingMark: string
}

const acts: Record<string, { paused?: boolean }> = { pause: { paused: true }, resume: { paused: false } }

/** The form tells which boxes were ticked when it was shown: a page from yesterday takes nothing back. */
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
