import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useSaveKey } from './mailchimpQuery.ts'
import { texts } from './texts.ts'

/** A key that Mailchimp has not taken stays typed, with what it said. */
export function KeyForm({ end }: { end: string | null }) {
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useSaveKey()
  const { show } = useToast()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(typed, {
      onSuccess: () => {
        setTyped('')
        show({ tone: 'success', title: texts.saved })
      },
      onError: (failed) => {
        if (fieldError(failed) === undefined)
          show({ tone: 'danger', title: texts.notSaved, description: failed.message })
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={texts.key}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={end === null ? texts.keyHint : texts.keyKept(end)}
        error={fieldError(error)}
      />
      <div>
        <Button
          type="submit"
          variant={end === null ? 'primary' : 'secondary'}
          busy={isPending}
          busyText={texts.connecting}
        >
          {end === null ? texts.connect : texts.saveKey}
        </Button>
      </div>
    </form>
  )
}

const fieldError = (error: Error | null) => (error instanceof ApiError ? error.fields.api_key : undefined)
