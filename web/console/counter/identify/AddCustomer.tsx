import { flushSync } from 'react-dom'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmailField } from '#web/ui/fields/EmailField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { startMark, useStart } from '#web/ui/focus/start.ts'
import { OptIns } from '../../customers/adding/OptIns.tsx'
import { useNewCustomer } from '../../customers/adding/useNewCustomer.ts'
import { useUnsaved } from '../../forms/useLeaving.tsx'
import { wire } from '../../forms/wire.ts'
import { AddCustomerFailed } from './AddCustomerFailed.tsx'
import { addTexts as words } from './addTexts.ts'

export type NewCustomer = { phone?: string; name?: string }
export type AddCustomerProps = {
  /** Details typed before, on the pad or in the search. */
  customer: NewCustomer
  /** `phone` is the number of somebody whom only this device knows. */
  onAdded: (found: { customerId: string; phone?: string }) => void
  onCancel: () => void
}

/** Adds a customer in one step; the phone number is enough. */
export default function AddCustomer({ customer, onAdded, onCancel }: AddCustomerProps) {
  const stage = useStart<HTMLFormElement>()
  const { form, submit, busy, error } = useNewCustomer(
    ({ id }) => open({ customerId: id }),
    startingWith(customer),
  )
  useUnsaved(form.unsaved)
  const open = (found: { customerId: string; phone?: string }) => {
    // Reset before navigating, which unsaved input would stop.
    flushSync(() => form.reset(form.typed))
    onAdded(found)
  }
  const text = (name: 'phone' | 'first_name' | 'last_name' | 'email') => ({
    ...wire(form, name),
    autoComplete: 'off',
  })
  const start = (name: 'phone' | 'first_name') =>
    name === (customer.phone ? 'first_name' : 'phone') ? startMark : {}
  return (
    <form
      ref={stage}
      onSubmit={submit}
      className="mx-auto flex w-full max-w-xl flex-col gap-5 md:max-xl:my-auto"
      noValidate
    >
      <header>
        <h1 className="display text-xl md:text-2xl">{words.title}</h1>
        <p className="text-muted">{words.text}</p>
      </header>
      <AddCustomerFailed error={error} typedPhone={form.typed.phone} onOpen={open} />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        maxLength={40}
        required
        {...text('phone')}
        {...start('phone')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          maxLength={100}
          placeholder={words.optional}
          {...text('first_name')}
          {...start('first_name')}
        />
        <TextField
          label={words.lastName}
          maxLength={100}
          placeholder={words.optional}
          {...text('last_name')}
        />
      </div>
      <EmailField label={words.email} placeholder={words.optional} {...text('email')} />
      <OptIns form={form} />
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={busy}
          busyText={words.saving}
          className="sm:flex-1"
        >
          {words.save}
        </Button>
        <Button size="large" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

const startingWith = ({ phone = '', name = '' }: NewCustomer) => {
  const [first = '', ...rest] = name.split(/\s+/)
  return { phone, first_name: first, last_name: rest.join(' ') }
}
