import { flushSync } from 'react-dom'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { wire } from '../forms/wire.ts'
import { useGenerateQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

type GenerateDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (qrCode: QrCodeView) => void
}

/** Asks where the code will hang and where it leads; both fields may be empty. */
export default function GenerateDialog(props: GenerateDialogProps) {
  return (
    <FormDialog open={props.open} onOpenChange={props.onOpenChange} title={texts.dialog.title} size="small">
      <GenerateForm {...props} />
    </FormDialog>
  )
}

function GenerateForm({ onOpenChange, onMade }: GenerateDialogProps) {
  const form = useForm(() => ({ location_name: '', custom_url: '' }))
  const { typed } = form
  const leave = useUnsaved(form.unsaved)
  const generate = useGenerateQrCode()
  const read = () => ({ ...typed, custom_url: typed.custom_url.trim() })
  const done = (qrCode: QrCodeView) => {
    // The form is reset before the navigation, which unsaved input would stop.
    flushSync(() => form.reset(typed))
    onMade(qrCode)
  }
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit(form, generate, read, done)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <TextField
        {...wire(form, 'location_name')}
        label={texts.dialog.location}
        hint={`${texts.dialog.optional} ${texts.dialog.locationHint}`}
        maxLength={100}
      />
      <TextField
        {...wire(form, 'custom_url')}
        label={texts.dialog.url}
        hint={`${texts.dialog.optional} ${texts.dialog.urlHint}`}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
      />
      <FormActions
        cancel={texts.dialog.cancel}
        onCancel={() => leave(() => onOpenChange(false))}
        busy={generate.isPending}
        busyText={texts.dialog.generating}
      >
        {texts.dialog.generate}
      </FormActions>
    </form>
  )
}
