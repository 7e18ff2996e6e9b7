import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { DialogShown } from '#web/ui/Dialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { texts as qrCodes } from '../../qr-codes/texts.ts'

const AddCustomerDialog = lazy(() => import('../../customers/AddCustomerDialog.tsx'))
const GenerateDialog = lazy(() => import('../../qr-codes/GenerateDialog.tsx'))
const ProgramDialogs = lazy(() => import('../../programs/ProgramDialogs.tsx'))
const InviteDialog = lazy(() => import('../../team/InviteDialog.tsx'))

/** What is done in a dialog, on whichever screen one is. */
export type DeedName = 'customer' | 'qr code' | 'program' | 'invitation'

export type DeedDialogProps = DialogShown & { deed: DeedName }

export function DeedDialog({ deed, ...dialog }: DeedDialogProps) {
  const navigate = useNavigate()
  const { show } = useToast()
  const showQrCodes = () => {
    show({ tone: 'success', title: qrCodes.made })
    dialog.onOpenChange(false)
    void navigate({ to: '/qr-codes' })
  }
  return (
    <Suspense>
      {deed === 'customer' && <AddCustomerDialog {...dialog} />}
      {deed === 'qr code' && <GenerateDialog {...dialog} onMade={showQrCodes} />}
      {deed === 'program' && <ProgramDialogs {...dialog} task={{ kind: 'create' }} />}
      {deed === 'invitation' && <InviteDialog {...dialog} />}
    </Suspense>
  )
}
