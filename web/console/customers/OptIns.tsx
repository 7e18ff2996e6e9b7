import type { WayToAgree } from '#server/loyalty/customers/contract.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { optInTexts as words } from './optInTexts.ts'

export type TypedOptIns = { sms: boolean; emails: boolean; given?: WayToAgree }
/** Silence is no consent. */
export const noOptIns: TypedOptIns = { sms: false, emails: false }

export type OptInsProps = {
  optIns: TypedOptIns
  onChange: (optIns: TypedOptIns) => void
  /** Without an address there is nothing to agree to. */
  hasEmail: boolean
  error: string | undefined
}

/** Which messages a person agreed to, as they told staff, and how: that is the proof. */
export function OptIns({ optIns, onChange, hasEmail, error }: OptInsProps) {
  const box = (name: 'sms' | 'emails') => ({
    label: words[name],
    checked: optIns[name],
    onChange: (event: { target: { checked: boolean } }) =>
      onChange({ ...optIns, [name]: event.target.checked }),
  })
  const isAny = optIns.sms || (hasEmail && optIns.emails)
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="font-semibold text-sm">{words.title}</legend>
        <Checkbox {...box('sms')} />
        {hasEmail && <Checkbox {...box('emails')} />}
      </fieldset>
      {isAny && (
        <RadioCards
          legend={words.way}
          name="consent_given"
          columns={2}
          cards={[
            { value: 'in_person', label: words.inPerson },
            { value: 'on_paper', label: words.onPaper },
          ]}
          value={optIns.given}
          onChange={(given) => onChange({ ...optIns, given })}
          error={error}
        />
      )}
    </div>
  )
}

/** As the API takes them. */
export function optInFields({ sms, emails, given }: TypedOptIns, email: string) {
  const opted = { opted_in_sms: sms, opted_in_email: emails && email !== '' }
  const isAny = opted.opted_in_sms || opted.opted_in_email
  return { ...opted, ...(isAny && given && { consent_given: given }) }
}
