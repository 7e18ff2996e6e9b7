import { useRef, useState } from 'react'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { ApiError } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { useEditForm } from '../../forms/useEditForm.ts'
import { useFormat } from '../../page/format.ts'
import { languageWrong } from '../../templates/useFormIn.ts'
import { useSaveDraft } from '../campaignsQuery.ts'
import { fieldsOf, readDraft, typeDraft } from './typedDraft.ts'
import { wrongAt } from './useTextForm.ts'

const opened = (campaign: CampaignDetail) => ({ version: campaign.version, typed: typeDraft(campaign) })

const newerIn = (error: Error) => {
  const newer = newerRow<CampaignDetail>(error, 'campaign')
  return newer?.status === 'draft' ? opened(newer) : undefined
}

/**
 * The form of a draft: its typed values, the language in which each text is shown, its faults, and what someone else
 * saved meanwhile.
 */
export function useDraftForm(campaign: CampaignDetail) {
  const { number } = useFormat()
  const form = useEditForm(() => opened(campaign), newerIn)
  const [languages, setLanguages] = useState<Record<0 | 1, Language | null>>({ 0: null, 1: null })
  const speak = (place: 0 | 1, language: Language | null) =>
    setLanguages((before) => ({ ...before, [place]: language }))
  const { mutate, isPending: saving } = useSaveDraft(campaign.id)
  const latest = useRef(form.typed)
  latest.current = form.typed

  /** Shows a refusal: as another person's changes, beside its field, or below the form. */
  const onError = (error: Error) => {
    const fields = error instanceof ApiError ? fieldsOf(error.fields) : {}
    if (newerIn(error) || !form.refuse(fields)) return form.onError(error)
    for (const place of [0, 1] as const) {
      const wrong = wrongAt(fields, place)
      if (Object.keys(wrong).length > 0)
        speak(place, languageWrong(wrong, form.typed[`translations${place}`]))
    }
  }
  /** Saves unsaved changes, then calls `then` with the saved version. */
  const save = (then: (version: number) => void) => {
    if (saving || form.newer) return
    form.clear()
    const { typed, opened: before } = form
    const { draft, wrong } = readDraft(typed, number)
    if (form.refuse(wrong)) return
    if (!form.unsaved) return then(before.version)
    const onSuccess = ({ version }: CampaignDetail) => {
      // Input typed while the draft was being saved stays, unsaved.
      form.open({ version, typed }, latest.current)
      then(version)
    }
    mutate({ ...draft, version: before.version }, { onSuccess, onError })
  }
  return { ...form, saving, save, onError, languages, speak }
}

export type DraftForm = ReturnType<typeof useDraftForm>
