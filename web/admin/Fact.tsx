import type { ReactNode } from 'react'

/** A fact in a list of them. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
