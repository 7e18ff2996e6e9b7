import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from './texts.ts'

const AddCustomerDialog = lazyPart(() => import('../customers/adding/AddCustomerDialog.tsx'))

/** Adds the sender of texts from an unknown phone as a customer, who then gets the conversation. */
export function AddCustomer({ phone }: { phone: string }) {
  const [adding, setAdding] = useState<boolean>()
  return (
    <>
      <Button icon={<UserPlus aria-hidden className="size-4" />} onClick={() => setAdding(true)}>
        {texts.thread.add}
      </Button>
      {/* Stays once it was open, so that it can fade out. */}
      {adding !== undefined && (
        <Suspense>
          <AddCustomerDialog open={adding} onOpenChange={setAdding} phone={phone} />
        </Suspense>
      )}
    </>
  )
}
