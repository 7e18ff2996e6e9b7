import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts as qrCodes } from '../../qr-codes/texts.ts'

const AddCustomerDialog = lazyPart(() => import('../../customers/adding/AddCustomerDialog.tsx'))
const GenerateDialog = lazyPart(() => import('../../qr-codes/GenerateDialog.tsx'))
const ProgramDialogs = lazyPart(() => import('../../programs/ProgramDialogs.tsx'))
const InviteDialog = lazyPart(() => import('../../team/InviteDialog.tsx'))

/** Actions that are done in a dialog, on any screen. */
export type ActionName = 'customer' | 'qr code' | 'program' | 'invitation'

export type ActionDialogProps = DialogShown & { action: ActionName }

export function ActionDialog({ action, ...dialog }: ActionDialogProps) {
  const navigate = useNavigate()
  const { show } = useToast()
  const showQrCodes = () => {
    show({ tone: 'success', title: qrCodes.made })
    dialog.onOpenChange(false)
    void navigate({ to: '/qr-codes' })
  }
  return (
    <Suspense>
      {action === 'customer' && <AddCustomerDialog {...dialog} />}
      {action === 'qr code' && <GenerateDialog {...dialog} onMade={showQrCodes} />}
      {action === 'program' && <ProgramDialogs {...dialog} task={{ kind: 'create' }} />}
      {action === 'invitation' && <InviteDialog {...dialog} />}
    </Suspense>
  )
}
