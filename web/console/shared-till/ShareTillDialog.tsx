import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { useShareTill } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.share

export type DialogShown = { open: boolean; onOpenChange: (open: boolean) => void }

/** Says what sharing means before it begins. */
export default function ShareTillDialog({ open, onOpenChange }: DialogShown) {
  const { mutate, isPending, error } = useShareTill()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.text} size="small">
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>{words.rights}</li>
        <li>{words.idle}</li>
      </ul>
      {error && (
        <div className="mt-4">
          <Banner tone="danger" title={words.failed} live>
            {error.message}
          </Banner>
        </div>
      )}
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
        <Button variant="primary" busy={isPending} busyText={words.busy} onClick={() => mutate()}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
