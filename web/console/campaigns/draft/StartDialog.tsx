import { useQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { RefusalBanner } from '../../forms/RefusalBanner.tsx'
import { useForm } from '../../forms/useForm.ts'
import { wire } from '../../forms/wire.ts'
import { useFormat } from '../../page/format.ts'
import { may, useSession } from '../../session/session.ts'
import { forecastQuery, useStartCampaign } from '../campaignsQuery.ts'
import { Forecast } from '../Forecast.tsx'
import { draftTexts } from './texts.ts'

const words = draftTexts.start

type StartDialogProps = {
  campaign: CampaignDetail
  /** The version of the saved draft. */
  version: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with a refusal that concerns the draft itself. */
  onRefused: (error: Error) => void
}

/** Shows once more what the campaign would do, and asks when to send it. */
export default function StartDialog(props: StartDialogProps) {
  const { campaign, open, onOpenChange } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title(campaign.name)}>
      <StartForm {...props} />
    </Dialog>
  )
}

function StartForm({ campaign, version, onOpenChange, onRefused }: StartDialogProps) {
  const { time_zone } = useSession().business
  const { dateTime } = useFormat()
  const { show } = useToast()
  const form = useForm(() => ({ when: 'now' as 'now' | 'later', at: '', not_after: '', address: '' }))
  const { when, at, not_after, address } = form.typed
  const asked = useQuery(forecastQuery(campaign.id, version))
  const asksAddress = asked.data?.needs_address === true
  const mayGiveAddress = may(useSession(), 'business admin')
  const start = useStartCampaign(campaign.id)
  const onError = (error: Error) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const isStale = error instanceof ApiError && error.details.reason === 'stale'
    const isOfDraft = isStale || Object.keys(fields).length > 0
    if (isOfDraft && !fields.at && !fields.not_after && !fields.address) onRefused(error)
    else form.onError(error)
  }
  const read = () => {
    if (when === 'later' && !at) return void form.refuse({ at: words.choose })
    if (asksAddress && !address.trim()) return void form.refuse({ address: words.address.missing })
    return {
      version,
      at: when === 'later' ? at : null,
      not_after: not_after || null,
      address: asksAddress ? address.trim() : null,
    }
  }
  const done = ({ scheduled_for }: CampaignDetail) =>
    show({
      tone: 'success',
      title: scheduled_for ? words.scheduled(dateTime(scheduled_for)) : words.begun,
    })
  const moment = (name: 'at' | 'not_after') => ({
    ...wire(form, name),
    type: 'datetime-local',
    onChange: ({ target }: { target: { value: string } }) => form.change(name, target.value.slice(0, 16)),
  })
  const zone = words.zone(time_zone.replaceAll('_', ' '))
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={handleSubmit({ ...form, onError }, start, read, done)}
      className="flex flex-col gap-5"
    >
      <Forecast channel={campaign.type} asked={asked} />
      <RadioCards
        legend={words.when}
        name="when"
        columns={2}
        value={when}
        onChange={(wanted) => form.change('when', wanted)}
        cards={[
          { value: 'now', label: words.now.label, description: words.now.description[campaign.type] },
          { value: 'later', ...words.later },
        ]}
      />
      {when === 'later' && <TextField {...words.at} hint={zone} {...moment('at')} />}
      <TextField
        label={words.notAfter.label}
        hint={`${words.notAfter.hint} ${zone}`}
        {...moment('not_after')}
      />
      {asksAddress && mayGiveAddress && (
        <TextArea
          label={words.address.label}
          hint={words.address.hint}
          autoComplete="street-address"
          rows={3}
          maxLength={300}
          required
          {...wire(form, 'address')}
        />
      )}
      {asksAddress && !mayGiveAddress && <Banner tone="warning">{words.address.askAdmin}</Banner>}
      <RefusalBanner message={form.failure?.message} />
      <FormActions
        cancel={words.cancel}
        onCancel={() => onOpenChange(false)}
        disabled={Boolean(asked.data?.refusal) || (asksAddress && !mayGiveAddress)}
        busy={start.isPending}
        busyText={words.submitting}
      >
        {when === 'now' ? words.submitNow : words.submitLater}
      </FormActions>
    </form>
  )
}
