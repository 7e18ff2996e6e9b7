import type { SubmitEvent } from 'react'
import type { EditForm } from './useEditForm.ts'
import type { Form } from './useForm.ts'

type Sender = Pick<Form<object>, 'clear' | 'onError'> & Partial<Pick<EditForm<object>, 'newer'>>

/** The mutation that sends a form. */
export type Save<Sent, Answer> = {
  isPending: boolean
  mutate: (
    sent: Sent,
    then: { onSuccess?: ((answer: Answer) => void) | undefined; onError: (error: Error) => void },
  ) => void
}

/**
 * A form's `onSubmit`: sends one request at a time, and not over a row that somebody else saved meanwhile.
 * @param read what to send; undefined if it has refused the input
 */
export const handleSubmit =
  <Sent, Answer>(
    form: Sender,
    save: Save<Sent, Answer>,
    read: () => Sent | undefined,
    onSuccess?: (answer: Answer) => void,
  ) =>
  (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending || form.newer) return
    form.clear()
    const sent = read()
    if (sent !== undefined) save.mutate(sent, { onSuccess, onError: form.onError })
  }
