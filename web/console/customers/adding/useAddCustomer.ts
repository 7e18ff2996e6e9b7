import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CustomerView, WayToAgree } from '#server/loyalty/customers/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

export type NewCustomer = {
  first_name: string
  last_name: string
  email: string
  phone: string
  birthday?: string
  opted_in_sms: boolean
  opted_in_email: boolean
  consent_given?: WayToAgree
}

/** Adds a customer once, however often it is sent until there is an answer. */
export function useAddCustomer(onAdded: (customer: CustomerView) => void) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    // Being offline is reported at once, not waited out.
    networkMode: 'always',
    mutationFn: (json: NewCustomer) =>
      sendOnce(json, (key) => call(v1.customers.$post({ header: { 'idempotency-key': key }, json }))),
    onSuccess: (customer) => {
      for (const name of ['customers', 'dashboard', 'conversations'])
        void client.invalidateQueries({ queryKey: [name] })
      onAdded(customer)
    },
  })
}
