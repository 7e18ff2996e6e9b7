import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useUnsaved } from '../forms/useLeaving.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { useFormat } from '../page/format.ts'
import { upgradeOf } from '../page/UpgradeLink.tsx'
import { useCreateCampaign } from './campaignsQuery.ts'
import { texts } from './texts.ts'

const words = texts.dialog
const LONGEST_NAME: typeof import('#server/messaging/campaigns/contract.ts').LONGEST_CAMPAIGN_NAME = 100

type NewCampaignProps = {
  /** Chosen at first. */
  type?: Channel
  /** Customers whom it is for; without any it begins with everybody. */
  picked?: string[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Makes a draft of a name and a type, and opens it. */
export default function NewCampaignDialog(props: NewCampaignProps) {
  const { open, onOpenChange, picked } = props
  const { number } = useFormat()
  const whom = picked && words.toPicked(texts.customers(number(picked.length), picked.length))
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={[whom, words.description].filter(Boolean).join(' ')}
    >
      <NewCampaignForm {...props} />
    </FormDialog>
  )
}

function NewCampaignForm({ type: first = 'sms', picked, onOpenChange }: NewCampaignProps) {
  const [name, setName] = useState('')
  const [type, setType] = useState<Channel>(first)
  const [nameWrong, setNameWrong] = useState<string>()
  const [isMade, setIsMade] = useState(false)
  const navigate = useNavigate()
  const leave = useUnsaved(!isMade && name !== '')
  const { mutate, isPending, error } = useCreateCampaign()
  const fields = error instanceof ApiError ? error.fields : {}
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (name.trim() === '') {
      setNameWrong(words.nameless)
      return event.currentTarget.querySelector('input')?.focus()
    }
    mutate(
      { name, type, ...(picked && { picked }) },
      {
        onSuccess: ({ id }) => {
          // Before the way on, which would be held up for what is unsaved.
          flushSync(() => setIsMade(true))
          void navigate({ to: '/campaigns/$campaignId', params: { campaignId: id } })
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={create} className="flex flex-col gap-5">
      <TextField
        {...words.name}
        name="name"
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        error={nameWrong ?? fields.name}
        onChange={({ target }) => {
          setName(target.value)
          setNameWrong(undefined)
        }}
      />
      <RadioCards
        legend={words.type}
        name="type"
        columns={2}
        value={type}
        onChange={setType}
        cards={(['sms', 'email'] as const).map((value) => ({ value, ...words.types[value] }))}
      />
      <RefusalBanner message={fields.name ? undefined : error?.message} upgrade={upgradeOf(error)} />
      <DialogActions>
        <Button onClick={() => leave(() => onOpenChange(false))}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={isPending} busyText={words.submitting}>
          {words.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
