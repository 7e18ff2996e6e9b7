import type { PresentRecord } from '#server/data/customer-record/contract.ts'

/** What each dialog about a customer is given. */
export type TaskProps = {
  record: PresentRecord
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}
