import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AdminTier } from '#server/surfaces/platform-config/contract.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { keepTyped } from '#web/console/forms/keepTyped.ts'
import StaleNotice from '#web/console/forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '#web/console/forms/useEditForm.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { configTexts as texts } from './configTexts.ts'
import { format } from './format.ts'
import { TierFields } from './TierFields.tsx'
import { useEditTier } from './tierQueries.ts'
import { editsIn, typeTier } from './typedTier.ts'

/** How long the outcome of a save is shown (spec section 9). */
const SHOWN_MS = 3000

const opened = (tier: AdminTier) => ({ version: tier.version, typed: typeTier(tier) })

type TierCardProps = { tier: AdminTier; onEdited: (id: string, isEdited: boolean) => void }

/** One plan's form. The button to save is there while something is edited. */
export function TierCard({ tier, onEdited }: TierCardProps) {
  const form = useEditForm(
    () => opened(tier),
    (error) => {
      const newer = newerRow<AdminTier>(error, 'tier')
      return newer && opened(newer)
    },
  )
  const save = useEditTier(tier.id)
  const latest = useRef(form)
  latest.current = form
  const [outcome, tell] = useOutcome()
  const { unsaved } = form
  useEffect(() => {
    onEdited(tier.id, unsaved)
    return () => onEdited(tier.id, false)
  }, [tier.id, unsaved])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending || form.newer || !unsaved) return
    const heading = event.currentTarget.querySelector('h2')
    const { edits, wrong } = editsIn(form.opened.typed, form.typed)
    if (wrong.length > 0) {
      form.refuse(Object.fromEntries(wrong.map((name) => [name, texts.wholeNumber])))
      return tell({ tone: 'danger', text: texts.failed(texts.wholeNumber) })
    }
    save.mutate(
      { edits, version: form.opened.version },
      {
        onSuccess: (saved) => {
          // What was typed meanwhile stays.
          const { open, typed } = latest.current
          open(opened(saved), keepTyped(form.typed, typed, typeTier(saved)))
          tell({ tone: 'success', text: texts.saved })
          // The button goes away with the edits.
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
    <form noValidate ref={form.form} onSubmit={submit} aria-label={tier.name}>
      <Card>
        <h2 tabIndex={-1} className="display text-xl">
          {tier.name}
        </h2>
        <p className="mb-4 text-muted text-sm">
          {texts.tenants(format.number(tier.tenants), tier.tenants === 1)}
        </p>
        <TierFields form={form} />
        <StaleNotice
          changes={changesIn(form, (name) => texts.fields[name], sayField)}
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
          <Button
            type="submit"
            variant="primary"
            className="mt-6 w-full"
            disabled={form.newer !== undefined}
            busy={save.isPending}
            busyText={texts.saving}
          >
            {texts.save}
          </Button>
        )}
      </Card>
    </form>
  )
}

const sayField = (value: string | boolean): string => {
  if (typeof value === 'string') return value
  return value ? texts.on : texts.off
}

type Outcome = { tone: 'success' | 'danger'; text: string }

/** What came of the last save; it goes away by itself. */
function useOutcome() {
  const [outcome, tell] = useState<Outcome>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => tell(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return [outcome, tell] as const
}
