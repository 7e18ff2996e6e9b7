import { type SubmitEvent, useState } from 'react'
import type { CheckView } from '#server/data/imports/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { Found } from './Found.tsx'
import { type Checking, useStart } from './importsQuery.ts'
import { LeaveOut } from './LeaveOut.tsx'
import { texts } from './texts.ts'

type ReviewProps = {
  checking: Checking
  check: CheckView
  isRechecking: boolean
  onChange: (change: Partial<Checking>) => void
  onBack: () => void
  onBeyondPlan: (failure: Error) => void
  onStarted: (id: string) => void
}

/** The effects of the import, and the person's statement that these people may be messaged. */
export function Review(props: ReviewProps) {
  const { checking, check, isRechecking, onChange, onBack, onBeyondPlan, onStarted } = props
  const { number } = useFormat()
  const [attested, setAttested] = useState({ attests_sms: false, attests_email: false })
  const { mutate, isPending, error } = useStart()
  const start = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending || isRechecking) return
    const onError = (failure: Error) =>
      failure instanceof ApiError && failure.code === 'limit_reached' && onBeyondPlan(failure)
    mutate({ id: checking.id, ...attested }, { onSuccess: ({ id }) => onStarted(id), onError })
  }
  return (
    <form onSubmit={start} className="flex flex-col gap-4">
      <ErrorBanner message={error?.message} />
      <Banner tone="success" live title={texts.validating.valid(number(check.valid), check.valid)} />
      <Found check={check} />
      <LeaveOut mendable={check.mendable} checking={checking} onChange={onChange} />
      <Consent
        mapping={checking.mapping}
        attested={attested}
        onChange={(change) => setAttested({ ...attested, ...change })}
      />
      <FormActions
        cancel={texts.back}
        onCancel={onBack}
        busy={isPending || isRechecking}
        busyText={isPending ? texts.validating.starting : texts.validating.rechecking}
      >
        {texts.validating.submit(number(check.valid), check.valid)}
      </FormActions>
    </form>
  )
}

type Attested = { attests_sms: boolean; attests_email: boolean }
type ConsentProps = {
  mapping: (string | null)[]
  attested: Attested
  onChange: (change: Partial<Attested>) => void
}

function Consent({ mapping, attested, onChange }: ConsentProps) {
  const { can_text } = useSession()
  // Consents in a file are kept; nobody is asked about texts where none are sent.
  const channels = (['sms', 'email'] as const).filter(
    (channel) => can_text || channel === 'email' || mapping.includes('opted_in_sms'),
  )
  return (
    <fieldset className="rounded-lg bg-quiet p-4">
      <legend className="float-left w-full font-semibold">{texts.validating.consent}</legend>
      <p className="clear-both mb-2 text-muted text-sm">{texts.validating.consentText}</p>
      {channels.map((channel) =>
        mapping.includes(`opted_in_${channel}`) ? (
          <p key={channel} className="py-1">
            {texts.validating.fromFile[channel]}
          </p>
        ) : (
          <Checkbox
            key={channel}
            label={texts.validating[channel]}
            checked={attested[`attests_${channel}`]}
            onChange={(event) => onChange({ [`attests_${channel}`]: event.target.checked })}
          />
        ),
      )}
      <p className="mt-2 text-muted text-sm">{texts.validating.silent}</p>
    </fieldset>
  )
}
