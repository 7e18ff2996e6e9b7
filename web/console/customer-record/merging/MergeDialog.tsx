import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useDeferredValue, useState } from 'react'
import type { PersonField } from '#server/data/customer-record/contract.ts'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { CustomerRow } from '../../counter/identify/CustomerRow.tsx'
import { confirmedName } from '../../customers/customerName.ts'
import { customerSearchQuery } from '../../customers/searchQuery.ts'
import { mergePreviewQuery, useMerge } from '../recordQuery.ts'
import type { TaskProps } from '../taskProps.ts'
import { texts } from '../texts.ts'
import { MergeSums } from './MergeSums.tsx'

const words = texts.merge

type MergeDialogProps = TaskProps & { duplicateId?: string | undefined }

/** Finds the duplicate, shows the result of the merge, and asks for the duplicate's name. */
export function MergeDialog(props: MergeDialogProps) {
  const { record, name, open, onOpenChange } = props
  const [chosen, setChosen] = useState(props.duplicateId)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={chosen ? undefined : words.text(name)}
      size="medium"
    >
      {chosen ? (
        <Confirm {...props} duplicateId={chosen} onAnother={() => setChosen(undefined)} />
      ) : (
        <Search self={record.customer.id} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

function Search({ self, onChoose }: { self: string; onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, error, isFetching } = useQuery({ ...customerSearchQuery(search), enabled: search.length > 0 })
  const others: CustomerView[] = search ? (data ?? []).filter(({ id }) => id !== self) : []
  return (
    <div className="flex min-h-72 flex-col gap-4">
      <TextField
        label={words.search}
        hint={words.searchHint}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={200}
        autoComplete="off"
      />
      <ErrorBanner message={error?.message} />
      <p role="status" className="text-muted empty:hidden">
        {search && data && others.length === 0 && !isFetching && words.noneFound}
      </p>
      <ul>
        {others.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} onOpen={onChoose} />
        ))}
      </ul>
    </div>
  )
}

type ConfirmProps = TaskProps & { duplicateId: string; onAnother: () => void }

function Confirm({ record, name: survivor, duplicateId, onOpenChange, onAnother }: ConfirmProps) {
  const preview = useQuery(mergePreviewQuery(record.customer.id, duplicateId))
  const { show } = useToast()
  const [typed, setTyped] = useState('')
  const [take, setTake] = useState<PersonField[]>([])
  const merge = useMerge(record.customer.id)
  if (preview.error) {
    return (
      <Banner
        tone="danger"
        live
        action={
          <Button size="small" onClick={onAnother}>
            {words.another}
          </Button>
        }
      >
        {preview.error.message}
      </Banner>
    )
  }
  if (!preview.data) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-72 rounded-lg" />
      </div>
    )
  }
  const name = confirmedName(preview.data.duplicate)
  const isReady = typed.trim() === name
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (merge.isPending || !isReady) return
    merge.mutate(
      { duplicate_id: duplicateId, confirmation: typed, ...(take.length > 0 && { take }) },
      {
        onSuccess: () => {
          show({ tone: 'success', title: words.done(name) })
          onOpenChange(false)
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="wrap-anywhere text-lg">{words.into(apart(name), apart(survivor))}</p>
      <MergeSums preview={preview.data} take={take} onTake={setTake} />
      <Banner tone="warning">{words.final}</Banner>
      <TextField
        label={words.confirm(name)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <ErrorBanner message={merge.error?.message} />
      <DialogActions>
        <Button onClick={onAnother}>{words.another}</Button>
        {!isReady && <p className="text-center text-muted text-sm sm:hidden">{words.waiting}</p>}
        <Button
          type="submit"
          variant="danger"
          disabled={!isReady}
          busy={merge.isPending}
          busyText={words.submitting}
        >
          {words.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
