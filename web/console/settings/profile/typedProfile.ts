import type { Profile } from '#server/console/settings/contract.ts'

export type ProfileField = keyof Profile
/** The profile as typed. */
export type TypedProfile = Record<ProfileField, string>

export const typeProfile = (profile: Profile): TypedProfile =>
  Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, String(value)])) as TypedProfile

/**
 * The typed profile as the server takes it. Text that is no number is sent as it is, and the server reports it at its
 * field.
 */
export const readProfile = (typed: TypedProfile): Profile => ({
  ...typed,
  language: typed.language as Profile['language'],
  visit_window_minutes: wholeNumber(typed.visit_window_minutes),
  texts_from_hour: wholeNumber(typed.texts_from_hour),
  texts_until_hour: wholeNumber(typed.texts_until_hour),
})

const wholeNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
