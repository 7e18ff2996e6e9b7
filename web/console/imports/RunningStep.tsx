import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ProgressBar } from '#web/ui/progress/ProgressBar.tsx'
import { useFormat } from '../page/format.ts'
import { failedRowsPath, importQuery } from './importsQuery.ts'
import { RowList } from './RowList.tsx'
import { texts } from './texts.ts'

type RunningStepProps = { id: string; onDone: () => void; onClose: () => void }

/** The progress of an import, from the server; then its result. */
export function RunningStep({ id, onDone, onClose }: RunningStepProps) {
  const { data, error, refetch } = useQuery(importQuery(id))
  const { number } = useFormat()
  const isDone = data?.status === 'done'
  const queryClient = useQueryClient()
  const finish = useEffectEvent(() => {
    // A short import may be over before the list of imports was read while it ran, so nothing else reads all anew.
    void queryClient.invalidateQueries()
    onDone()
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (error && !data)
    return (
      <Banner
        tone="danger"
        live
        title={error.message}
        action={<Button onClick={() => refetch()}>{texts.retry}</Button>}
      />
    )
  const { processed_rows: done = 0, total_rows: all = 0 } = data ?? {}
  const progress = texts.importing.progress(number(done), number(all))
  return (
    <div className="flex flex-col gap-4">
      <ProgressBar label={texts.importing.bar} value={done} max={all} valueText={progress} labelHidden />
      {isDone ? (
        <Results id={id} />
      ) : (
        <>
          <p className="tabular-nums">{progress}</p>
          <p className="text-muted">{texts.importing.text}</p>
        </>
      )}
      <DialogActions>
        <Button variant={isDone ? 'primary' : 'secondary'} onClick={onClose}>
          {isDone ? texts.done : texts.close}
        </Button>
      </DialogActions>
    </div>
  )
}

function Results({ id }: { id: string }) {
  const { data } = useQuery(importQuery(id))
  const { number } = useFormat()
  if (!data) return null
  const { imported_rows, duplicate_rows, invalid_rows, failed_rows } = data
  const failed = invalid_rows + failed_rows
  const left = failed + duplicate_rows
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        <Count label={texts.results.imported} value={number(imported_rows)} />
        <Count label={texts.results.duplicates} value={number(duplicate_rows)} />
        <Count label={texts.results.failed} value={number(failed)} />
      </dl>
      {(left > 0 || data.mended.length > 0) && (
        <>
          <RowList title={texts.results.rows} rows={data.failures} count={left} />
          <RowList title={texts.results.mended} rows={data.mended} count={data.mended.length} />
          {left > 0 && <p className="text-muted text-sm">{texts.results.keep}</p>}
          {data.mended.length > 0 && <p className="text-muted text-sm">{texts.results.keepMended}</p>}
          <a href={failedRowsPath(id)} download className={`${buttonClass()} self-start`}>
            <Download aria-hidden className="size-4" />
            {left > 0 ? texts.results.download : texts.results.downloadMended}
          </a>
        </>
      )}
    </>
  )
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-lg bg-quiet p-3">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="display text-xl tabular-nums">{value}</dd>
    </div>
  )
}
