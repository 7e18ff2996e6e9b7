import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { TillView } from '#server/loyalty/counter/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from '../texts.ts'

const words = texts.customer

type PhoneProofProps = Pick<TillView, 'customer'> & { onProven: () => void }

/** A button to confirm that the phone is the customer's, without which they cannot have a PIN for the portal. */
export function PhoneProof({ customer, onProven }: PhoneProofProps) {
  const client = useQueryClient()
  const prove = useMutation({
    networkMode: 'always',
    mutationFn: () => call(v1.customers[':id']['prove-phone'].$post({ param: { id: customer.id } })),
    onSuccess: () => {
      onProven()
      return client.invalidateQueries({ queryKey: ['till', customer.id, 'view'] })
    },
  })
  if (!customer.phone || customer.phone_proven_at) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-quiet py-2 ps-4 pe-2 text-sm">
      <span className="flex-1 basis-32">{words.unproven}</span>
      <Button
        size="small"
        icon={<ShieldCheck aria-hidden className="size-4" />}
        busy={prove.isPending}
        onClick={() => prove.mutate()}
      >
        {words.prove}
      </Button>
      {prove.error && (
        <p role="alert" className="basis-full text-danger-text">
          {prove.error.message}
        </p>
      )}
    </div>
  )
}
