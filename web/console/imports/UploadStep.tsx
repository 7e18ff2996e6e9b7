import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { saveFile } from '#web/client/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../page/format.ts'
import { failedRowsPath, importsQuery, type Uploaded, useUpload } from './importsQuery.ts'
import { sampleFile } from './sampleFile.ts'
import { texts } from './texts.ts'

const RECENT = 3

/**
 * In bytes (spec section 5); the server checks it again. The contract is not imported, because it would bring its
 * schemas into the page.
 */
const LARGEST_FILE = 5 * 1024 * 1024

type UploadStepProps = {
  /** The failure that sent the import back to this step. */
  failure: Error | undefined
  onUploaded: (uploaded: Uploaded) => void
  onCancel: () => void
}

export function UploadStep({ failure, onUploaded, onCancel }: UploadStepProps) {
  const [file, setFile] = useState<File>()
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending, error, reset } = useUpload()
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setMistake(chosen && mistakeIn(chosen))
    reset()
  }
  const upload = (event: SubmitEvent) => {
    event.preventDefault()
    const found = file ? mistakeIn(file) : texts.upload.missing
    setMistake(found)
    if (file && !found && !isPending) mutate(file, { onSuccess: onUploaded })
  }
  return (
    <form onSubmit={upload} noValidate className="flex flex-col gap-5">
      <Failure error={error ?? failure} />
      <p className="text-pretty text-muted">{texts.upload.text}</p>
      <Field label={texts.upload.choose} hint={texts.upload.hint} error={mistake}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => choose(event.target.files?.[0])}
            className="min-h-11 w-full rounded-md border border-edge bg-surface p-1.5 text-base file:me-3 file:h-9 file:rounded-sm file:border-0 file:bg-quiet file:px-3 file:font-semibold file:text-ink aria-invalid:border-danger"
          />
        )}
      </Field>
      <Button
        variant="quiet"
        className="-ms-4 self-start"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => saveFile(sampleFile(), 'customers-sample.csv')}
      >
        {texts.upload.sample}
      </Button>
      <Recent />
      <FormActions cancel={texts.close} onCancel={onCancel} busy={isPending} busyText={texts.upload.busy}>
        {texts.upload.submit}
      </FormActions>
    </form>
  )
}

const mistakeIn = ({ name, size }: File): string | undefined => {
  if (!/\.csv$/i.test(name)) return texts.upload.missing
  return size >= LARGEST_FILE ? texts.upload.tooLarge : undefined
}

function Failure({ error }: { error: Error | null | undefined }) {
  if (!error) return null
  const isLimit = error instanceof ApiError && error.code === 'limit_reached'
  const reason = error instanceof ApiError ? error.details.reason : undefined
  return (
    <Banner
      tone="danger"
      live
      title={error.message}
      action={
        isLimit && (
          <Link to="/subscription" className={buttonClass('secondary', 'small')}>
            {texts.upload.upgrade}
          </Link>
        )
      }
    >
      {typeof reason === 'string' && reason}
    </Banner>
  )
}

/** Earlier imports, with the failed rows for as long as they are kept. */
function Recent() {
  const { data } = useQuery(importsQuery)
  const { number, dateTime } = useFormat()
  const over = data?.filter(({ status }) => status === 'done').slice(0, RECENT) ?? []
  if (over.length === 0) return null
  return (
    <section aria-labelledby="earlier-imports">
      <h3 id="earlier-imports" className="font-semibold text-sm">
        {texts.upload.recent}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {over.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{one.file_name}</p>
              <p className="text-muted text-sm">
                {texts.upload.outcome(number(one.imported_rows), number(one.total_rows))} ·{' '}
                {dateTime(one.created_at)}
              </p>
            </div>
            {one.imported_rows < one.total_rows && (
              <a href={failedRowsPath(one.id)} download className={buttonClass('secondary', 'small')}>
                <Download aria-hidden className="size-4" />
                {texts.results.download}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
