import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { CountedTag } from '#server/loyalty/customers/tags/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConfirmedChange } from '../../forms/ConfirmedChange.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useUnsaved } from '../../forms/useLeaving.tsx'
import { useFormat } from '../../page/format.ts'
import { tagsQuery, useDeleteTag, useRenameTag } from './tagsQuery.ts'
import { texts } from './texts.ts'

type TagsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: (id: string) => void
}

/** Renames and deletes the business's tags. */
export default function TagsDialog({ open, onOpenChange, onDeleted }: TagsDialogProps) {
  const { data } = useQuery(tagsQuery)
  const [leaving, setLeaving] = useState<CountedTag>()
  const [asked, setAsked] = useState(false)
  const ask = (tag: CountedTag) => {
    setLeaving(tag)
    setAsked(true)
  }
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.text}>
      {data?.length === 0 && <p>{texts.none}</p>}
      {!data && <p role="status">{texts.loading}</p>}
      <ul className="flex flex-col gap-5">
        {data?.map((tag) => (
          <Tag key={tag.id} tag={tag} onDelete={() => ask(tag)} />
        ))}
      </ul>
      {leaving && <DeleteTag tag={leaving} open={asked} onOpenChange={setAsked} onDeleted={onDeleted} />}
    </FormDialog>
  )
}

function Tag({ tag, onDelete }: { tag: CountedTag; onDelete: () => void }) {
  const format = useFormat()
  const [name, setName] = useState(tag.name)
  const { mutate, isPending, error } = useRenameTag(tag.id)
  const changed = name.trim() !== tag.name && name.trim() !== ''
  useUnsaved(name !== tag.name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (changed && !isPending) mutate(name, { onSuccess: () => setName(name.trim()) })
  }
  return (
    <li>
      <form onSubmit={submit} noValidate className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={texts.rename(tag.name)}
            hint={texts.customers(format.number(tag.customers), tag.customers)}
            error={error?.message}
            maxLength={30}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <span className="mt-6.5 flex gap-1">
          {changed && (
            <Button type="submit" busy={isPending} busyText={texts.saving}>
              {texts.save}
            </Button>
          )}
          <IconButton label={texts.delete(tag.name)} icon={<Trash2 />} onClick={onDelete} />
        </span>
      </form>
    </li>
  )
}

type DeleteTagProps = TagsDialogProps & { tag: CountedTag }

function DeleteTag({ tag, open, onOpenChange, onDeleted }: DeleteTagProps) {
  const format = useFormat()
  const customers = texts.customers(format.number(tag.customers), tag.customers)
  const words = {
    ...texts.confirm,
    title: texts.confirm.title(tag.name),
    text: texts.confirm.text(customers),
  }
  const done = () => {
    onOpenChange(false)
    onDeleted(tag.id)
  }
  return (
    <ConfirmedChange
      open={open}
      onOpenChange={onOpenChange}
      change={useDeleteTag()}
      input={tag.id}
      words={words}
      onDone={done}
      danger
    />
  )
}
