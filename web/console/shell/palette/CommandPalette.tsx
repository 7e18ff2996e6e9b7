import { useState } from 'react'
import { CommandDialog, type CommandGroup } from '#web/ui/dialogs/CommandDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ActionDialog, type ActionName } from './ActionDialog.tsx'
import { matches } from './matches.ts'
import { texts } from './texts.ts'
import { useActions, useScreens } from './useCommands.tsx'
import { useCustomers } from './useCustomers.tsx'

export type CommandPaletteProps = DialogShown

/** Every screen, customer and common action behind one field. */
export default function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  // However it closes, it starts anew the next time.
  if (open !== wasOpen) {
    setWasOpen(open)
    setQuery('')
  }
  const [action, setAction] = useState<ActionName>()
  const [doing, setDoing] = useState(false)
  const begin = (next: ActionName) => {
    setAction(next)
    setDoing(true)
  }
  const actions = useActions(begin)
  const screens = useScreens()
  const customers = useCustomers(open ? query : '')
  // The server's results come last, so that nothing moves under a choice already made.
  const groups = [...[actions, screens].map((group) => fitting(group, query)), customers.group]
  const nothing = query.trim() !== '' && groups.every(({ options }) => options.length === 0)
  return (
    <>
      <CommandDialog
        open={open}
        onOpenChange={onOpenChange}
        label={texts.label}
        placeholder={texts.placeholder}
        query={query}
        onQuery={setQuery}
        groups={groups}
        status={customers.status || (nothing ? texts.nothing(query.trim()) : '')}
      />
      {action && <ActionDialog action={action} open={doing} onOpenChange={setDoing} />}
    </>
  )
}

const fitting = ({ label, options }: CommandGroup, query: string): CommandGroup => ({
  label,
  options: options.filter((option) => matches(option.label, query)),
})
