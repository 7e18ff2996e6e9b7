import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { outbox } from '#web/outbox/outbox.ts'
import { texts } from '#web/outbox/texts.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { ButtonSize } from '#web/ui/buttons/buttonClass.ts'
import { texts as till } from '../texts.ts'

const words = texts.undo

type UndoKeptProps = {
  operation: KeptOperation
  /** The purchase in words, where there are several. */
  about?: string
  size?: ButtonSize
  onTakenBack: () => void
}

/** Takes back a purchase or reward that was never sent, on this device alone, or says why that cannot be done. */
export function UndoKept({ operation, about, size = 'small', onTakenBack }: UndoKeptProps) {
  const client = useQueryClient()
  const { data: result, mutate } = useMutation({
    networkMode: 'always',
    mutationFn: () => outbox.takeBack(operation.key),
    onSuccess: (result) => {
      if (result !== 'taken back') return
      // A reward that was given can be given again.
      void client.invalidateQueries({ queryKey: ['till', operation.customerId] })
      onTakenBack()
    },
  })
  return (
    <>
      <Button size={size} icon={<Undo2 aria-hidden className="size-4" />} onClick={() => mutate()}>
        {till.undo.undo}
        {about && <About>{about}</About>}
      </Button>
      {result && result !== 'taken back' && (
        <p role="alert" className="basis-full text-sm">
          {result === 'gone' ? words.gone : words.mayHaveArrived}
        </p>
      )}
    </>
  )
}
