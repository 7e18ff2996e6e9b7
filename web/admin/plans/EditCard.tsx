import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { newerRow } from '#web/client/newerRow.ts'
import { keepTyped } from '#web/console/forms/keepTyped.ts'
import { SaveButton } from '#web/console/forms/SaveButton.tsx'
import StaleNotice from '#web/console/forms/StaleNotice.tsx'
import { changesIn, type EditForm, useEditForm } from '#web/console/forms/useEditForm.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { configTexts as texts } from './texts.ts'

/** Time for which the outcome of a save is shown (spec section 9). */
const SHOWN_MS = 3000

type Row = { id: string; version: number }

export type EditCardProps<Kept extends Row, Typed extends object, Edits> = {
  row: Kept
  /** The row's name in a refusal that carries a newer row. */
  of: 'tier' | 'pack'
  name: string
  heading: ReactNode
  typeRow: (row: Kept) => Typed
  /** The edits to send, and the fields whose typed value cannot be sent. */
  readEdits: (opened: Typed, typed: Typed) => { edits: Edits; wrong: (keyof Typed & string)[] }
  /** Says what to type into such a field. */
  remedyOf: (name: keyof Typed & string) => string
  save: UseMutationResult<Kept, Error, { edits: Edits; version: number }>
  saved: string
  labels: Record<keyof Typed, string>
  onEdited: (id: string, isEdited: boolean) => void
  children: (form: EditForm<Typed>) => ReactNode
}

/** The form of one row of the configuration. The save button is there only while something is edited. */
export function EditCard<Kept extends Row, Typed extends object, Edits>(
  props: EditCardProps<Kept, Typed, Edits>,
) {
  const { row, save, typeRow, onEdited } = props
  const opened = (kept: Kept) => ({ version: kept.version, typed: typeRow(kept) })
  const form = useEditForm(
    () => opened(row),
    (error) => {
      const newer = newerRow<Kept>(error, props.of)
      return newer && opened(newer)
    },
  )
  const latest = useRef(form)
  latest.current = form
  const [outcome, tell] = useOutcome()
  const { unsaved } = form
  useEffect(() => {
    onEdited(row.id, unsaved)
    return () => onEdited(row.id, false)
  }, [row.id, unsaved])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending || form.newer || !unsaved) return
    const heading = event.currentTarget.querySelector<HTMLElement>('h2, h3')
    const { edits, wrong } = props.readEdits(form.opened.typed, form.typed)
    const [first] = wrong
    if (first !== undefined) {
      form.refuse(Object.fromEntries(wrong.map((name) => [name, props.remedyOf(name)])))
      return tell({ tone: 'danger', text: texts.failed(props.remedyOf(first)) })
    }
    save.mutate(
      { edits, version: form.opened.version },
      {
        onSuccess: (saved) => {
          // Text typed during the save stays.
          const { open, typed } = latest.current
          open(opened(saved), keepTyped(form.typed, typed, typeRow(saved)))
          tell({ tone: 'success', text: props.saved })
          // The button disappears with the edits.
          heading?.focus()
        },
        onError: (error) => {
          form.onError(error)
          tell({ tone: 'danger', text: texts.failed(error.message) })
        },
      },
    )
  }
  return (
    <form noValidate ref={form.form} onSubmit={submit} aria-label={props.name}>
      <Card>
        {props.heading}
        {props.children(form)}
        <StaleNotice
          changes={changesIn(form, (name) => props.labels[name], sayField)}
          taken={form.taken}
          onTake={form.take}
        />
        {outcome && (
          <div className="mt-6">
            <Banner tone={outcome.tone} live>
              {outcome.text}
            </Banner>
          </div>
        )}
        {unsaved && (
          <SaveButton newer={form.newer} save={save} className="mt-6 w-full" busyText={texts.saving}>
            {texts.save}
          </SaveButton>
        )}
      </Card>
    </form>
  )
}

const sayField = (value: unknown): string => {
  if (typeof value !== 'boolean') return String(value)
  return value ? texts.on : texts.off
}

type Outcome = { tone: 'success' | 'danger'; text: string }

/** The outcome of the last save; it disappears by itself. */
function useOutcome() {
  const [outcome, tell] = useState<Outcome>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => tell(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return [outcome, tell] as const
}
