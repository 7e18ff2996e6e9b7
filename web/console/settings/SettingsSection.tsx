import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

/** Where the index leads: the keyboard goes on from here. */
export function SettingsSection({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-6 outline-none">
      {children}
    </div>
  )
}
