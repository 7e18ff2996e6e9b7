import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = {
  tone?: BannerTone
  title?: string
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** True to have it read aloud as soon as it appears. */
  live?: boolean
  /** True where a phone has little room: the action stays beside the words. */
  slim?: boolean
}

const looks = {
  info: { box: 'bg-info-soft text-info-text', icon: Info },
  success: { box: 'bg-success-soft text-success-text', icon: CircleCheck },
  warning: { box: 'bg-warning-soft text-warning-text', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft text-danger-text', icon: CircleAlert },
}

const bringIntoSight = (place: Element | null) => place?.scrollIntoView({ block: 'nearest' })

/** A notice about this page. An alert is scrolled into sight, as a long dialog may end below its buttons. */
export function Banner({ tone = 'info', title, children, action, live = false, slim = false }: BannerProps) {
  const { box, icon: Icon } = looks[tone]
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div
      ref={role === 'alert' ? bringIntoSight : null}
      role={role}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-3 ${slim ? 'max-md:flex-nowrap max-md:py-2 max-md:text-sm' : ''} ${box}`}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon aria-hidden className="mt-px size-5 shrink-0" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
