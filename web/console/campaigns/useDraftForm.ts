import { useRef } from 'react'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { useEditForm } from '../forms/useEditForm.ts'
import { useFormat } from '../page/format.ts'
import { useSaveDraft } from './campaignsQuery.ts'
import { fieldsOf, readDraft, typeDraft } from './typedDraft.ts'

const opened = (campaign: CampaignDetail) => ({ version: campaign.version, typed: typeDraft(campaign) })

const newerIn = (error: Error) => {
  const newer = newerRow<CampaignDetail>(error, 'campaign')
  return newer?.status === 'draft' ? opened(newer) : undefined
}

/** A draft as it is written: what is typed, what is wrong with it, and what someone else saved meanwhile. */
export function useDraftForm(campaign: CampaignDetail) {
  const { number } = useFormat()
  const form = useEditForm(() => opened(campaign), newerIn)
  const { mutate, isPending: saving } = useSaveDraft(campaign.id)
  const latest = useRef(form.typed)
  latest.current = form.typed

  /** Shows what the server said no to: as news of somebody else, beside its field, or below. */
  const onError = (error: Error) => {
    const isShown = !newerIn(error) && error instanceof ApiError && form.refuse(fieldsOf(error.fields))
    if (!isShown) form.onError(error)
  }
  /** Saves what is not saved yet; what follows is told the version that is saved then. */
  const save = (then: (version: number) => void) => {
    if (saving || form.newer) return
    form.clear()
    const { typed, opened: before } = form
    const { draft, wrong } = readDraft(typed, number)
    if (form.refuse(wrong)) return
    if (!form.unsaved) return then(before.version)
    const onSuccess = ({ version }: CampaignDetail) => {
      // What was typed while it was on its way stays, and is not saved yet.
      form.open({ version, typed }, latest.current)
      then(version)
    }
    mutate({ ...draft, version: before.version }, { onSuccess, onError })
  }
  return { ...form, saving, save, onError }
}

export type DraftForm = ReturnType<typeof useDraftForm>
