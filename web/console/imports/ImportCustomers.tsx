import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { useFormat } from '../format.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { importsQuery } from './importsQuery.ts'
import { texts } from './texts.ts'

/** The button that brings customers in from a file. While an import is under way it says how far that is. */
export function ImportCustomers() {
  const [isOpen, setOpen] = useState(false)
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
      <ImportDialog open={isOpen} onOpenChange={setOpen} running={running} />
    </>
  )
}

/** What else is on the screen shows the new customers once they are all there. */
function useFreshListWhenDone(runningId: string | undefined) {
  const queryClient = useQueryClient()
  const before = useRef(runningId)
  useEffect(() => {
    if (before.current && !runningId) void queryClient.invalidateQueries()
    before.current = runningId
  }, [runningId, queryClient])
}
