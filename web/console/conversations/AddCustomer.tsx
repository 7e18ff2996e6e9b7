import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from './texts.ts'

const AddCustomerDialog = lazy(() => import('../customers/adding/AddCustomerDialog.tsx'))

/** Makes a customer of whoever wrote from a phone that nobody has; the conversation is then theirs. */
export function AddCustomer({ phone }: { phone: string }) {
  const [adding, setAdding] = useState<boolean>()
  return (
    <>
      <Button icon={<UserPlus aria-hidden className="size-4" />} onClick={() => setAdding(true)}>
        {texts.thread.add}
      </Button>
      {/* Once it was open it stays, for its leave. */}
      {adding !== undefined && (
        <Suspense>
          <AddCustomerDialog open={adding} onOpenChange={setAdding} phone={phone} />
        </Suspense>
      )}
    </>
  )
}
