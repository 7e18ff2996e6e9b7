import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { wire } from '../forms/wire.ts'
import { giftsQuery } from '../gifts/giftsQuery.ts'
import { texts } from './texts.ts'
import type { TriggerForm } from './typedTrigger.ts'

const words = texts.form

/** The gift that comes with the message, and how long it is valid. */
export function GiftFields({ kind, form }: { kind: TriggerView['kind']; form: TriggerForm }) {
  const { data: gifts } = useQuery(giftsQuery)
  return (
    <div className={`grid items-start gap-5 ${form.typed.gift ? 'sm:grid-cols-2' : ''}`}>
      <SelectField
        label={words.gift}
        hint={gifts?.length === 0 ? <NoGiftYet /> : kind === 'birthday' ? words.giftHint : words.giftBackHint}
        {...wire(form, 'gift')}
      >
        <option value="">{words.noGift}</option>
        <Options of={(gifts ?? []).map(({ id, name }) => [id, name])} />
      </SelectField>
      {form.typed.gift && (
        <TextField
          label={words.giftDays}
          suffix={words.affixDays}
          inputMode="numeric"
          maxLength={3}
          {...wire(form, 'valid_days')}
        />
      )}
    </div>
  )
}

const NoGiftYet = () => (
  <>
    {words.noGiftYet}{' '}
    <Link to="/programs" className="font-semibold text-accent-text underline">
      {words.toPrograms}
    </Link>
  </>
)
