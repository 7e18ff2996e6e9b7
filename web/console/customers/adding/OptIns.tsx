import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useSession } from '../../session/session.ts'
import { optInTexts as words } from './texts.ts'
import { type NewCustomerForm, optInsOf } from './useNewCustomer.ts'
import { WaysToAgree } from './WaysToAgree.tsx'

/** The messages a customer agreed to, as they told staff, and the way they agreed, which is the proof. */
export function OptIns({ form: { typed, wrong, change } }: { form: NewCustomerForm }) {
  const { can_text } = useSession()
  const { opted_in_sms, opted_in_email } = optInsOf(typed)
  return (
    <div className="flex flex-col gap-3">
      <fieldset className={(typed.phone === '' || !can_text) && typed.email === '' ? 'hidden' : ''}>
        <legend className="font-semibold text-sm">{words.title}</legend>
        {can_text && typed.phone !== '' && (
          <Checkbox
            label={words.sms}
            checked={typed.opted_in_sms}
            onChange={({ target }) => change('opted_in_sms', target.checked)}
          />
        )}
        {typed.email !== '' && (
          <Checkbox
            label={words.emails}
            checked={typed.opted_in_email}
            onChange={({ target }) => change('opted_in_email', target.checked)}
          />
        )}
      </fieldset>
      {(opted_in_sms || opted_in_email) && (
        <WaysToAgree
          value={typed.consent_given}
          onChange={(given) => change('consent_given', given)}
          error={wrong.consent_given}
        />
      )}
    </div>
  )
}
