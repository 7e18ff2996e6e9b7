import type { ChangeEvent } from 'react'
import type { ProfileField } from './typedProfile.ts'
import type { ProfileForm } from './useProfileForm.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Ties a field to the form: its name, value, error, and what is typed. */
export const wireField = (form: ProfileForm, name: ProfileField) => ({
  name,
  value: form.typed[name],
  error: form.wrong[name],
  onChange: ({ target }: ChangeEvent<Control>) => form.change(name, target.value),
})
