import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { pinTexts } from './pinTexts.ts'

const PinCodeDialog = lazyPart(() => import('./PinCodeDialog.tsx'))

export type ChoosePinProps = { customerId: string; customer: string }

/** Shows a QR code at which a customer who gets no texts can choose their PIN. The code is a new one each time. */
export default function ChoosePin({ customerId, customer }: ChoosePinProps) {
  const [open, setOpen] = useState<boolean>()
  const code = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: () =>
      call(app.counter.customers[':id']['show-pin-code'].$post({ param: { id: customerId } })),
  })
  const show = () => {
    code.mutate()
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-2 self-start"
        icon={<KeyRound aria-hidden className="size-4" />}
        onClick={show}
      >
        {pinTexts.open}
      </Button>
      {open !== undefined && (
        <Suspense>
          <PinCodeDialog
            customer={customer}
            code={code}
            open={open}
            onOpenChange={setOpen}
            onAnother={show}
          />
        </Suspense>
      )}
    </>
  )
}
