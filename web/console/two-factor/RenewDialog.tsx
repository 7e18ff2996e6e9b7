import { auth, call } from '#web/client/api.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { useSubmit } from '../forms/useSubmit.ts'
import { AnyCodeField, checkAnyCode } from './AnyCodeField.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { useReadAgain } from './factorsQuery.ts'
import { texts } from './texts.ts'

const words = texts.renew

type RenewDialogProps = DialogShown & { factorId: string }

/** New backup codes; asks for a code first. */
export default function RenewDialog({ factorId, ...props }: RenewDialogProps) {
  return (
    <CodesDialog {...props} title={words.title} description={words.text}>
      {(close, showCodes) => <RenewForm factorId={factorId} close={close} showCodes={showCodes} />}
    </CodesDialog>
  )
}

type RenewFormProps = { factorId: string; close: () => void; showCodes: (codes: string[]) => void }

function RenewForm({ factorId, close, showCodes }: RenewFormProps) {
  const readAgain = useReadAgain()
  const { wrong, busy, ...form } = useSubmit(checkAnyCode, async ({ code = '' }) => {
    const path = auth.factors[':id']['backup-codes']
    const { backup_codes } = await call(path.$post({ param: { id: factorId }, json: { code } }))
    showCodes(backup_codes)
    void readAgain()
  })
  return (
    <SubmitForm form={form}>
      <AnyCodeField error={wrong.code} />
      <FormActions cancel={texts.cancel} onCancel={close} busy={busy} busyText={words.busy}>
        {words.submit}
      </FormActions>
    </SubmitForm>
  )
}
