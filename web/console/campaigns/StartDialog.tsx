import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { forecastQuery, useStartCampaign } from './campaignsQuery.ts'
import { draftTexts } from './draftTexts.ts'
import { Forecast } from './Forecast.tsx'

const words = draftTexts.start

type StartDialogProps = {
  campaign: CampaignDetail
  /** Of the draft as it is saved. */
  version: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Refused for something in the draft itself. */
  onRefused: (error: Error) => void
}

/** Says once more what it would do, and asks when. */
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
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [at, setAt] = useState('')
  const [notAfter, setNotAfter] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const asked = useQuery(forecastQuery(campaign.id, version))
  const { mutate, isPending } = useStartCampaign(campaign.id)
  const onError = (error: Error) => {
    const fields = error instanceof ApiError ? error.fields : {}
    if (fields.at || fields.not_after) setWrong(fields)
    else if (
      error instanceof ApiError &&
      (error.details.reason === 'stale' || Object.keys(fields).length > 0)
    )
      onRefused(error)
    else setFailure(error.message)
  }
  const start = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setFailure(undefined)
    if (when === 'later' && !at) return setWrong({ at: words.choose })
    mutate(
      { version, at: when === 'later' ? at : null, not_after: notAfter || null },
      {
        onSuccess: ({ scheduled_for }) =>
          show({
            tone: 'success',
            title: scheduled_for ? words.scheduled(dateTime(scheduled_for)) : words.begun,
          }),
        onError,
      },
    )
  }
  const moment = (name: 'at' | 'not_after', value: string, change: (value: string) => void) => ({
    name,
    type: 'datetime-local',
    value,
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => {
      change(target.value.slice(0, 16))
      setWrong({})
    },
  })
  const zone = words.zone(time_zone.replaceAll('_', ' '))
  return (
    <form noValidate onSubmit={start} className="flex flex-col gap-5">
      <Forecast channel={campaign.type} asked={asked} />
      <RadioCards
        legend={words.when}
        name="when"
        columns={2}
        value={when}
        onChange={setWhen}
        cards={[
          { value: 'now', label: words.now.label, description: words.now.description[campaign.type] },
          { value: 'later', ...words.later },
        ]}
      />
      {when === 'later' && <TextField {...words.at} hint={zone} {...moment('at', at, setAt)} />}
      <TextField
        label={words.notAfter.label}
        hint={`${words.notAfter.hint} ${zone}`}
        {...moment('not_after', notAfter, setNotAfter)}
      />
      <RefusalBanner message={failure} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={Boolean(asked.data?.refusal)}
          busy={isPending}
          busyText={words.submitting}
        >
          {when === 'now' ? words.submitNow : words.submitLater}
        </Button>
      </DialogActions>
    </form>
  )
}
