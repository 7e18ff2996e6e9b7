import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { TagField } from '../../customers/tags/TagField.tsx'
import { tagsQuery } from '../../customers/tags/tagsQuery.ts'
import { useFormat } from '../../page/format.ts'
import { eraseMany, type Outcome, tagMany, untagMany, useBatches } from './selectionActs.ts'
import { selectionTexts as words } from './selectionTexts.ts'

type Act = 'tag' | 'untag' | 'erase'

export type SelectionDialogProps = {
  act: Act
  ids: string[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after an action, when the selection is over. */
  onDone: () => void
}

const ERASE_WORD: typeof import('#server/data/customer-record/selections/contract.ts').ERASE_WORD = 'ERASE'

/** Asks for what a bulk action needs, runs it batch by batch and shows the result. */
export default function SelectionDialog(props: SelectionDialogProps) {
  if (props.act === 'tag') return <TagMany {...props} />
  return props.act === 'untag' ? <UntagMany {...props} /> : <EraseMany {...props} />
}

/** Runs the batches. An error before anything was done stays in the dialog; every other result is shown in a toast. */
function useAct({ act, ids, onOpenChange, onDone }: SelectionDialogProps) {
  const format = useFormat()
  const { show } = useToast()
  const { progress, run } = useBatches()
  const [error, setError] = useState<string>()
  const count = format.number(ids.length)
  const tell = ({ done, gone, error: stopped }: Outcome) => {
    if (stopped && done + gone === 0) return setError(stopped.message)
    const besides = [
      gone > 0 && words.gone(format.number(gone), gone),
      stopped && words.stopped(stopped.message),
    ]
    show({
      tone: stopped ? 'danger' : 'success',
      title: words.done[act](words.customers(format.number(done), done)),
      description: besides.filter(Boolean).join(' ') || undefined,
    })
    onOpenChange(false)
    onDone()
  }
  return {
    error,
    busy: progress !== undefined,
    busyText: words.working(format.number(progress ?? 0), count),
    customers: words.customers(count, ids.length),
    start: async (batches: Parameters<typeof run>[1]) => {
      setError(undefined)
      tell(await run(ids, batches))
    },
  }
}

function TagMany(props: SelectionDialogProps) {
  const [name, setName] = useState('')
  const doing = useAct(props)
  return (
    <ActDialog
      {...props}
      title={words.tag.title(doing.customers)}
      submit={words.tag.submit}
      ready={name.trim() !== ''}
      doing={doing}
      onSubmit={() => void doing.start(tagMany(name))}
    >
      <TagField value={name} onChange={setName} error={doing.error} />
    </ActDialog>
  )
}

function UntagMany(props: SelectionDialogProps) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const [chosen, setChosen] = useState('')
  const doing = useAct(props)
  const tag = chosen || (tags[0]?.id ?? '')
  return (
    <ActDialog
      {...props}
      title={words.untag.title(doing.customers)}
      submit={words.untag.submit}
      ready={tag !== ''}
      doing={doing}
      onSubmit={() => void doing.start(untagMany(tag))}
    >
      <ErrorBanner message={doing.error} />
      {tags.length === 0 ? (
        <p>{words.untag.none}</p>
      ) : (
        <SelectField
          label={words.untag.field}
          value={tag}
          onChange={(event) => setChosen(event.target.value)}
        >
          <Options of={tags.map(({ id, name }) => [id, name])} />
        </SelectField>
      )}
    </ActDialog>
  )
}

function EraseMany(props: SelectionDialogProps) {
  const doing = useAct(props)
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.erase.title(doing.customers)}
      description={words.erase.text}
      confirmLabel={words.erase.submit}
      busy={doing.busy}
      busyText={doing.busyText}
      danger
      error={doing.error}
      typeToConfirm={{ label: words.erase.confirm(ERASE_WORD), words: ERASE_WORD }}
      onConfirm={() => void doing.start(eraseMany(ERASE_WORD))}
    />
  )
}

type ActDialogProps = SelectionDialogProps & {
  title: string
  submit: string
  ready: boolean
  doing: ReturnType<typeof useAct>
  onSubmit: () => void
  children: ReactNode
}

function ActDialog({ open, onOpenChange, title, submit, ready, doing, onSubmit, children }: ActDialogProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready && !doing.busy) onSubmit()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="small">
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        {children}
        <FormActions
          cancel={words.cancel}
          onCancel={() => onOpenChange(false)}
          disabled={!ready}
          busy={doing.busy}
          busyText={doing.busyText}
        >
          {submit}
        </FormActions>
      </form>
    </Dialog>
  )
}
