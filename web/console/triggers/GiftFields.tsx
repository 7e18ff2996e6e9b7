import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { texts } from './texts.ts'
import { giftsQuery } from './triggersQuery.ts'
import { type FieldsProps, wire } from './wire.ts'

const words = texts.form

/** What comes with a birthday's greeting, and how long it is good for. */
export function GiftFields(props: FieldsProps) {
  const { data: gifts = [] } = useQuery(giftsQuery)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField label={words.gift} {...wire(props, 'gift')}>
        <option value="">{words.noGift}</option>
        {gifts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {props.typed.gift && (
        <TextField
          label={words.giftDays}
          suffix={words.affixDays}
          inputMode="numeric"
          maxLength={3}
          {...wire(props, 'valid_days')}
        />
      )}
    </div>
  )
}
