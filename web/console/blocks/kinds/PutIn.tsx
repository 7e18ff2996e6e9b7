import { Braces } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { useBuilder } from '../BuilderContext.ts'
import { texts } from '../texts.ts'

/** A menu of placeholders to insert at the caret. */
export function PutIn({ onChoose }: { onChoose: (text: string) => void }) {
  const { placeholders } = useBuilder()
  const items = placeholders.map(({ text, label }) => ({ label, onSelect: () => onChoose(text) }))
  return <Menu label={texts.putIn} items={items} icon={<Braces />} />
}

/** Inserts text at the caret or over the selection of a field, and puts the caret behind it. */
export function putInto(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  change: (value: string) => void,
): void {
  const area = field.current!
  const { selectionStart: from, selectionEnd: to, value } = area
  change(value.slice(0, from) + text + value.slice(to))
  requestAnimationFrame(() => {
    area.focus()
    area.setSelectionRange(from + text.length, from + text.length)
  })
}
