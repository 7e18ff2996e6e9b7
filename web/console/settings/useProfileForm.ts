import { useEffect, useRef, useState } from 'react'
import type { SettingsView } from '#server/surfaces/settings/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { useSaveProfile } from './settingsQuery.ts'
import {
  differing,
  keepTyped,
  type ProfileField,
  readProfile,
  type TypedProfile,
  typeProfile,
} from './typedProfile.ts'

type State = { version: number; typed: TypedProfile }
const stateOf = ({ version, profile }: SettingsView): State => ({ version, typed: typeProfile(profile) })

/**
 * The profile as it is being typed, with what is wrong beside its fields. What someone else saved meanwhile is
 * taken where nothing is typed; otherwise the save is refused and `newer` says what they changed.
 */
export function useProfileForm(settings: SettingsView, onSaved: () => void) {
  const [opened, setOpened] = useState(() => stateOf(settings))
  const [typed, setTyped] = useState(opened.typed)
  const [wrong, setWrong] = useState<Partial<Record<ProfileField, string>>>({})
  const [newer, setNewer] = useState<State>()
  const [reloaded, setReloaded] = useState(false)
  const [message, setMessage] = useState<string>()
  const save = useSaveProfile()
  const form = useRef<HTMLFormElement>(null)
  const unsaved = differing(opened.typed, typed).length > 0

  const open = (state: State, content = state.typed) => {
    setOpened(state)
    setTyped(content)
    setWrong({})
    setMessage(undefined)
    setNewer(undefined)
  }
  const fresh = settings.version > opened.version && !unsaved && !save.isPending
  useEffect(() => {
    if (fresh) open(stateOf(settings))
  })
  const refuse = (error: Error) => {
    const theirs = newerRow<SettingsView>(error, 'settings')
    if (theirs) return setNewer(stateOf(theirs))
    const fields = error instanceof ApiError ? error.fields : {}
    setWrong(fields)
    if (Object.keys(fields).length === 0) return setMessage(error.message)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const change = (name: ProfileField, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
    setWrong(({ [name]: _mended, ...rest }) => rest)
    setReloaded(false)
  }
  return {
    ...{ form, typed, wrong, change, unsaved, opened, newer, reloaded, message },
    saving: save.isPending,
    discard: () => open(opened),
    takeTheirs: () => {
      if (!newer) return
      open(newer, keepTyped(opened.typed, typed, newer.typed))
      setReloaded(true)
    },
    submit: () => {
      if (save.isPending || newer || !unsaved) return
      setMessage(undefined)
      save.mutate(
        { version: opened.version, ...readProfile(typed) },
        {
          onSuccess: (saved) => {
            open(stateOf(saved))
            setReloaded(false)
            onSaved()
          },
          onError: refuse,
        },
      )
    },
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
