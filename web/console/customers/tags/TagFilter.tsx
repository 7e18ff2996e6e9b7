import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../../page/format.ts'
import { tagsQuery } from './tagsQuery.ts'
import { texts } from './texts.ts'

const TagsDialog = lazyPart(() => import('./TagsDialog.tsx'))

type TagFilterProps = { tag: string; onTag: (tag: string) => void }

/** Filters a list by a tag, and opens the list of tags. Shows nothing if there are no tags. */
export function TagFilter({ tag, onTag }: TagFilterProps) {
  const format = useFormat()
  const { data: tags } = useQuery(tagsQuery)
  // Undefined until the dialog is first opened: its code is loaded only then.
  const [open, setOpen] = useState<boolean>()
  if (!tags || (tags.length === 0 && !tag && !open)) return null
  const isGone = tag !== '' && tags.every(({ id }) => id !== tag)
  return (
    <div className="flex min-w-40 flex-1 items-end gap-1 sm:min-w-0">
      <div className="min-w-0 flex-1">
        <SelectField label={texts.filter} value={tag} onChange={(event) => onTag(event.target.value)}>
          <option value="">{texts.everybody}</option>
          {isGone && <option value={tag}>{texts.gone}</option>}
          <Options
            of={tags.map(({ id, name, customers }) => [id, texts.choice(name, format.number(customers))])}
          />
        </SelectField>
      </div>
      <IconButton label={texts.manage} icon={<Tags />} onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Suspense>
          <TagsDialog open={open} onOpenChange={setOpen} onDeleted={(id) => id === tag && onTag('')} />
        </Suspense>
      )}
    </div>
  )
}
