import { useEffect } from 'react'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { useEditForm } from '../../forms/useEditForm.ts'
import { useSaveProfile } from '../settingsQuery.ts'
import { readProfile, typeProfile } from './typedProfile.ts'

const openProfile = ({ version, profile }: SettingsView) => ({ version, typed: typeProfile(profile) })
const newerIn = (error: Error) => {
  const newer = newerRow<SettingsView>(error, 'settings')
  return newer && openProfile(newer)
}

/** The profile's form. Fields without input take over values that someone else saved meanwhile. */
export function useProfileForm(settings: SettingsView, onSaved: () => void) {
  const form = useEditForm(() => openProfile(settings), newerIn)
  const save = useSaveProfile()
  const { opened, unsaved } = form
  const isOld = settings.version > opened.version && !unsaved && !save.isPending
  useEffect(() => {
    if (isOld) form.open(openProfile(settings))
  })
  return {
    ...form,
    saving: save.isPending,
    discard: () => form.open(opened),
    submit: handleSubmit(
      form,
      save,
      () => (unsaved ? { version: opened.version, ...readProfile(form.typed) } : undefined),
      (saved) => {
        form.open(openProfile(saved))
        onSaved()
      },
    ),
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
