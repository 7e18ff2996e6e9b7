import type { MouseEvent, ReactNode } from 'react'
import { ApiError, auth, call } from '#web/client/api.ts'
import { useToast } from '#web/ui/notices/Toast.tsx'

type ExportLinkProps = { href: string; className: string; children: ReactNode }

/** Link to a file with all data; the person may have to prove their identity first. */
export function ExportLink({ href, className, children }: ExportLinkProps) {
  const { show } = useToast()
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      await call(auth.proof.$get())
    } catch (error) {
      if (error instanceof ApiError) show({ title: error.message, tone: 'danger' })
      return
    }
    Object.assign(document.createElement('a'), { href, download: '' }).click()
  }
  return (
    <a href={href} download onClick={download} className={className}>
      {children}
    </a>
  )
}
