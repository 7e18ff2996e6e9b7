import { Braces } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { useBuilder } from '../BuilderContext.ts'
import { texts } from '../texts.ts'

/** Placeholders, put in at the caret. */
export function PutIn({ onChoose }: { onChoose: (text: string) => void }) {
  const { placeholders } = useBuilder()
  const items = placeholders.map(({ text, label }) => ({ label, onSelect: () => onChoose(text) }))
  return <Menu label={texts.putIn} items={items} icon={<Braces />} />
}

/** Puts words into a field where one last wrote in it, and goes on from there. */
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
