import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAddCustomer } from '../../customers/customersQuery.ts'
import { noOptIns, OptIns, optInFields } from '../../customers/OptIns.tsx'
import { startMark, useStart } from '../start.ts'
import { AddCustomerFailed } from './AddCustomerFailed.tsx'
import { addTexts as words } from './addTexts.ts'

export type NewCustomer = { phone?: string; name?: string }
export type AddCustomerProps = {
  /** What was typed before. */
  customer: NewCustomer
  onAdded: (customerId: string) => void
  onCancel: () => void
}

/** Adds a new customer in one step: the number is enough. */
export default function AddCustomer({ customer, onAdded, onCancel }: AddCustomerProps) {
  const stage = useStart<HTMLFormElement>()
  const [typed, setTyped] = useState(() => startingWith(customer))
  const [optIns, setOptIns] = useState(noOptIns)
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const add = useAddCustomer(({ id }) => onAdded(id))
  const fields = add.error instanceof ApiError ? add.error.fields : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate({ ...typed, ...optInFields(optIns, typed.email) })
  }
  const text = (name: 'phone' | 'first_name' | 'last_name' | 'email') => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    error: fields[name],
    autoComplete: 'off',
  })
  const start = (name: 'phone' | 'first_name') =>
    name === (customer.phone ? 'first_name' : 'phone') ? startMark : {}
  return (
    <form ref={stage} onSubmit={submit} className="mx-auto flex max-w-xl flex-col gap-5" noValidate>
      <header>
        <h1 className="display text-xl md:text-2xl">{words.title}</h1>
        <p className="text-muted">{words.text}</p>
      </header>
      <AddCustomerFailed error={add.error} onOpen={onAdded} />
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
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={254}
        placeholder={words.optional}
        {...text('email')}
      />
      <OptIns
        optIns={optIns}
        onChange={setOptIns}
        hasEmail={typed.email !== ''}
        error={fields.consent_given}
      />
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={add.isPending}
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
  return { phone, first_name: first, last_name: rest.join(' '), email: '' }
}
