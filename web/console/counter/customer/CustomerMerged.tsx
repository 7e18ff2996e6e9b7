import { ApiError } from '#web/client/api.ts'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts } from '../texts.ts'

const words = texts.customer

/** The id of the customer into whom this one was merged, if that is why they could not be read. */
export function survivorIn(error: Error | null): string | undefined {
  return error instanceof ApiError ? (error.details.merged_into as string | undefined) : undefined
}

export type CustomerMergedProps = { onOpen: () => void; onNext: () => void }

/** Leads from a merged duplicate, open at this till or in an old address, to the customer who remains. */
export function CustomerMerged({ onOpen, onNext }: CustomerMergedProps) {
  return (
    <div className="flex flex-col gap-4">
      <h1 className="display text-xl">{texts.title}</h1>
      <Banner
        title={words.merged}
        live
        action={
          <Button variant="primary" onClick={onOpen}>
            {words.openMerged}
          </Button>
        }
      />
      <Button className="self-start" onClick={onNext}>
        {tillTexts.customer.back}
      </Button>
    </div>
  )
}
