import { type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { isUnanswered } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { readScanned, readTyped, type Scanned } from './scannedText.ts'
import { scanTexts as words } from './scanTexts.ts'
import { useCamera } from './useCamera.ts'
import { type LookedUp, useLookUp } from './useLookUp.ts'

const TakeCode = lazyPart(() => import('../rewards/TakeCode.tsx'))

export type ScanDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onFound: (found: LookedUp) => void
}

/** Reads a customer's or reward's code by camera, or typed. */
export default function ScanDialog({ open, onOpenChange, onFound }: ScanDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.text} size="small">
      <Scanner onFound={onFound} />
    </Dialog>
  )
}

function Scanner({ onFound }: Pick<ScanDialogProps, 'onFound'>) {
  const [spent, setSpent] = useState<LookedUp>()
  const lookUp = useLookUp((found) => (found.problem ? setSpent(found) : onFound(found)))
  // The camera reads the same code many times while it is held there.
  const seen = useRef('')
  const read = (text: string) => {
    if (text === seen.current || lookUp.isPending) return
    seen.current = text
    navigator.vibrate?.(50)
    setSpent(undefined)
    lookUp.mutate(readScanned(text))
  }
  return (
    <div className="flex flex-col gap-4">
      <Viewfinder onText={read} busy={lookUp.isPending} />
      <NotFound error={lookUp.error} scanned={lookUp.variables} />
      {spent && (
        <Banner
          tone="warning"
          live
          action={
            <Button className="max-w-full" onClick={() => onFound(spent)}>
              <span className="truncate">{words.openCustomer(spent.customer)}</span>
            </Button>
          }
        >
          {spent.problem}
        </Banner>
      )}
      <CodeForm
        busy={lookUp.isPending}
        onCode={(code) => {
          setSpent(undefined)
          lookUp.mutate(readTyped(code))
        }}
      />
    </div>
  )
}

/** Why nothing was found. A code that nobody could look up can be taken, where the business allows it. */
function NotFound({ error, scanned }: { error: Error | null; scanned: Scanned | undefined }) {
  if (!error) return null
  const reason = (
    <Banner tone="warning" live>
      {error.message}
    </Banner>
  )
  if (scanned?.kind !== 'reward' || !isUnanswered(error)) return reason
  return (
    <Suspense fallback={reason}>
      <TakeCode key={scanned.code} code={scanned.code} nothing={reason} />
    </Suspense>
  )
}

function Viewfinder({ onText, busy }: { onText: (text: string) => void; busy: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video, onText)
  const refused = state !== 'starting' && state !== 'looking'
  return (
    <>
      <div className={`relative aspect-square overflow-clip rounded-lg bg-black ${refused ? 'hidden' : ''}`}>
        <video ref={video} muted playsInline className="size-full object-cover" />
        <div
          aria-hidden
          className="absolute inset-[14%] rounded-lg border-4 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
        />
        <p
          role="status"
          className="absolute inset-x-4 bottom-3 rounded-full bg-black/70 px-4 py-1.5 text-center text-white"
        >
          {busy ? words.resolving : state === 'looking' ? words.looking : words.starting}
        </p>
      </div>
      {refused && (
        <Banner tone="warning" live>
          {words.refusals[state]}
        </Banner>
      )}
    </>
  )
}

function CodeForm({ busy, onCode }: { busy: boolean; onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  const hint = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() && !busy) onCode(code)
  }
  return (
    <form onSubmit={submit}>
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            label={words.code}
            aria-describedby={hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" busy={busy} disabled={!code.trim()}>
          {words.go}
        </Button>
      </div>
      <p id={hint} className="mt-1.5 text-muted text-sm">
        {words.codeHint}
      </p>
    </form>
  )
}
