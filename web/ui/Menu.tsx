import { Menu as Base } from '@base-ui/react/menu'
import { EllipsisVertical } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useLandmark } from './useLandmark.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

export type MenuProps = {
  /** What the actions are for: 'Actions for Ana Cruz'. */
  label: string
  items: readonly MenuItem[]
  /** A button to open it; three dots unless given. */
  trigger?: ReactElement
}

/** Actions behind one button. */
export function Menu({ label, items, trigger }: MenuProps) {
  const [opener, container] = useLandmark()
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        ref={opener}
        render={trigger ?? <IconButton label={label} icon={<EllipsisVertical />} />}
      />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Base.Popup className="min-w-48 origin-(--transform-origin) rounded-md border border-line bg-raised p-1 shadow-soft outline-none transition data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map((item) => (
              <Base.Item
                key={item.label}
                disabled={item.disabled ?? false}
                onClick={item.onSelect}
                className={`flex h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-quiet data-disabled:opacity-50 pointer-fine:h-9 [&>svg]:size-4 ${item.danger ? 'text-danger-text' : ''}`}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
