import type { ComponentProps, ReactNode } from 'react'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import type { useSubmit } from './useSubmit.ts'

type SubmitFormProps = ComponentProps<'form'> & {
  form: Pick<ReturnType<typeof useSubmit>, 'submit' | 'forgive' | 'refusal'>
  /** Title above the refusal, and an action beside it. */
  refusalTitle?: string
  refusalAction?: ReactNode
}

/** The form of `useSubmit`: a refusal that belongs to no field, then the fields. */
export function SubmitForm({ form, refusalTitle, refusalAction, children, ...props }: SubmitFormProps) {
  const { submit, forgive, refusal } = form
  return (
    <form noValidate onSubmit={submit} onInput={forgive} className="flex flex-col gap-5" {...props}>
      <ErrorBanner title={refusalTitle} message={refusal} action={refusalAction} />
      {children}
    </form>
  )
}
