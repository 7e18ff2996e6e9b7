import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { useSetPin } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.pin

/** Sets or replaces one's PIN. In a dialog, which explains why, it is the only thing to do. */
export function PinForm({ isSet, inDialog = false }: { isSet: boolean; inDialog?: boolean }) {
  const setPin = useSetPin()
  const [timesSet, setTimesSet] = useState(0)
  const { show } = useToast()
  const { wrong, busy, ...form } = useSubmit(check, async ({ pin = '' }) => {
    await setPin(pin)
    setTimesSet((times) => times + 1)
    show({ tone: 'success', title: words.saved })
  })
  return (
    <SubmitForm form={form} className="flex flex-col gap-4">
      {!inDialog && <p>{isSet ? words.isSet : words.notSet}</p>}
      <div className={inDialog ? '' : 'max-w-64'}>
        <TextField
          // Clears the input once the PIN is set.
          key={timesSet}
          label={isSet ? words.another : words.label}
          name="pin"
          autoFocus={inDialog}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          hint={words.hint}
          error={wrong.pin}
        />
      </div>
      <div className={inDialog ? 'flex flex-col' : ''}>
        <Button
          type="submit"
          variant={inDialog ? 'primary' : 'secondary'}
          busy={busy}
          busyText={words.saving}
        >
          {isSet ? words.change : words.save}
        </Button>
      </div>
    </SubmitForm>
  )
}

/** The length of a PIN is in the field's hint. */
function check({ pin = '' }: Record<string, string>): Record<string, string> {
  if (/\D/.test(pin)) return { pin: words.notDigits }
  return pin.length < 4 ? { pin: words.tooShort } : {}
}
