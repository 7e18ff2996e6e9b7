import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../page/format.ts'
import { importsQuery } from './importsQuery.ts'
import { texts } from './texts.ts'

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'))

/** The button that imports customers from a file. During an import it shows the progress. */
export function ImportCustomers() {
  // Undefined until the dialog is first opened: its code is loaded only then.
  const [isOpen, setOpen] = useState<boolean>()
  const { data: imports } = useQuery(importsQuery)
  const { percent } = useFormat()
  const running = imports?.find(({ status }) => status === 'importing')
  useFreshListWhenDone(running?.id)
  return (
    <>
      <Button icon={<Upload aria-hidden className="size-4" />} onClick={() => setOpen(true)}>
        {running
          ? texts.running(percent(Math.floor((100 * running.processed_rows) / running.total_rows)))
          : texts.button}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ImportDialog open={isOpen} onOpenChange={setOpen} running={running} />
        </Suspense>
      )}
    </>
  )
}

/** Reads the customers on the screen anew once all new ones are there. */
function useFreshListWhenDone(runningId: string | undefined) {
  const queryClient = useQueryClient()
  const before = useRef(runningId)
  useEffect(() => {
    if (before.current && !runningId) void queryClient.invalidateQueries()
    before.current = runningId
  }, [runningId, queryClient])
}
