import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { useGenerateQrCode } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

type GenerateDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (qrCode: QrCodeView) => void
}

/** Asks where the code will hang and where it leads; both may be empty. */
export default function GenerateDialog(props: GenerateDialogProps) {
  return (
    <FormDialog open={props.open} onOpenChange={props.onOpenChange} title={texts.dialog.title} size="small">
      <GenerateForm {...props} />
    </FormDialog>
  )
}

function GenerateForm({ onOpenChange, onMade }: GenerateDialogProps) {
  const [location, setLocation] = useState('')
  const [url, setUrl] = useState('')
  const [isMade, setIsMade] = useState(false)
  const leave = useUnsaved(!isMade && (location !== '' || url !== ''))
  const { mutate, isPending, error } = useGenerateQrCode()
  const fields = error instanceof ApiError ? error.fields : {}
  const generate = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ location_name: location, custom_url: url.trim() }, { onSuccess: made })
  }
  const made = (qrCode: QrCodeView) => {
    // Before the navigation, which would be stopped for unsaved input.
    flushSync(() => setIsMade(true))
    onMade(qrCode)
  }
  return (
    <form onSubmit={generate} noValidate className="flex flex-col gap-5">
      {error && Object.keys(fields).length === 0 && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      <TextField
        label={texts.dialog.location}
        hint={`${texts.dialog.optional} ${texts.dialog.locationHint}`}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
        maxLength={100}
        error={fields.location_name}
      />
      <TextField
        label={texts.dialog.url}
        hint={`${texts.dialog.optional} ${texts.dialog.urlHint}`}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        maxLength={2000}
        error={fields.custom_url}
      />
      <DialogActions>
        <Button onClick={() => leave(() => onOpenChange(false))}>{texts.dialog.cancel}</Button>
        <Button type="submit" variant="primary" busy={isPending} busyText={texts.dialog.generating}>
          {texts.dialog.generate}
        </Button>
      </DialogActions>
    </form>
  )
}
