import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

/** A section that the index leads to; it takes the keyboard's focus. */
export function SettingsSection({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-6 outline-none">
      {children}
    </div>
  )
}
