import { X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { TagView } from '#server/loyalty/customers/tags/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { TagField } from './TagField.tsx'
import { useTagCustomer, useUntagCustomer } from './tagsQuery.ts'
import { texts } from './texts.ts'

type CustomerTagsProps = { customerId: string; tags: readonly TagView[] }

/** A customer's tags, with controls to add and remove them. */
export default function CustomerTags({ customerId, tags }: CustomerTagsProps) {
  const [name, setName] = useState('')
  const report = useReport()
  const add = useTagCustomer(customerId)
  const remove = useUntagCustomer(customerId)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() && !add.isPending) add.mutate(name, { onSuccess: () => setName('') })
  }
  const takeOff = (tag: TagView) => remove.mutate(tag.id, report())
  return (
    <Card title={texts.title}>
      {tags.length === 0 && <p className="text-muted">{texts.noneOfCustomer}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag.id} className="inline-flex min-w-0 items-center rounded-full border border-line ps-3">
            <span dir="auto" className="truncate">
              {tag.name}
            </span>
            <button
              type="button"
              aria-label={texts.remove(tag.name)}
              disabled={remove.isPending}
              onClick={() => takeOff(tag)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:text-ink pointer-fine:size-8"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-3">
        <TagField
          value={name}
          onChange={setName}
          error={add.error?.message}
          without={tags.map(({ id }) => id)}
        />
        {name.trim() && (
          <Button type="submit" className="self-start" busy={add.isPending} busyText={texts.adding}>
            {texts.add}
          </Button>
        )}
      </form>
    </Card>
  )
}
