import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { PinForm } from './PinForm.tsx'
import { pinQuery, useShareTill } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.share

/** Explains sharing before it begins. A person without a PIN sets one first. */
export default function ShareTillDialog({ open, onOpenChange }: DialogShown) {
  const { data: pin, isPending } = useQuery({ ...pinQuery, networkMode: 'always' })
  const needsPin = pin?.is_set === false
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={needsPin ? words.pinFirst : words.title}
      description={needsPin ? words.pinText : words.text}
      size="small"
    >
      {isPending ? (
        <Skeleton className="h-40 rounded-md" />
      ) : needsPin ? (
        <PinForm isSet={false} inDialog />
      ) : (
        <Sharing onCancel={() => onOpenChange(false)} />
      )}
    </Dialog>
  )
}

function Sharing({ onCancel }: { onCancel: () => void }) {
  const { mutate, isPending, error } = useShareTill()
  return (
    <>
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
        {/* It appears after the dialog, which has moved the focus away. */}
        <Button autoFocus onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="primary" busy={isPending} busyText={words.busy} onClick={() => mutate()}>
          {words.confirm}
        </Button>
      </DialogActions>
    </>
  )
}
