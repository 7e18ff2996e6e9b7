import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { texts } from './texts.ts'

/**
 * Asks before a page with unsaved changes is left: with our dialog on the way to another screen, with the
 * browser's when the tab closes or loads anew. The way to /login stays free: there is no session to save with.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && next.pathname !== current.pathname && next.pathname !== '/login',
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title={texts.leave.title}
      description={texts.leave.text}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.stay}
      danger
      onConfirm={() => proceed?.()}
    />
  )
}
