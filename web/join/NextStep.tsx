import type { ReactNode } from 'react'

/** One thing to know or do, with its icon. */
export function NextStep({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <li className="flex gap-3.5 rounded-lg border border-line bg-surface p-4 [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:shrink-0">
      {icon}
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  )
}
