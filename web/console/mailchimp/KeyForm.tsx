import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { wire } from '../forms/wire.ts'
import { texts } from './texts.ts'
import { useSaveKey } from './useMailchimp.ts'

/** Form of Mailchimp's API key. A refused key stays typed, with Mailchimp's answer. */
export function KeyForm({ end }: { end: string | null }) {
  const form = useForm(() => ({ api_key: '' }))
  const save = useSaveKey()
  const { show } = useToast()
  const done = () => {
    form.reset({ api_key: '' })
    show({ tone: 'success', title: texts.saved })
  }
  const onError = (error: Error) => {
    if (error instanceof ApiError && form.refuse(error.fields)) return
    show({ tone: 'danger', title: texts.notSaved, description: error.message })
  }
  const submit = handleSubmit({ ...form, onError }, save, () => form.typed.api_key, done)
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...wire(form, 'api_key')}
        label={texts.key}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        maxLength={100}
        hint={end === null ? texts.keyHint : texts.keyKept(end)}
      />
      <div>
        <Button
          type="submit"
          variant={end === null ? 'primary' : 'secondary'}
          busy={save.isPending}
          busyText={texts.connecting}
        >
          {end === null ? texts.connect : texts.saveKey}
        </Button>
      </div>
    </form>
  )
}
