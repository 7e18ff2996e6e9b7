import type { PresentRecord } from '#server/data/customer-record/contract.ts'

/** Props of each dialog about a customer. */
export type TaskProps = {
  record: PresentRecord
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}
