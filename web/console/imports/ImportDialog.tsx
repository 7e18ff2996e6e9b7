import { useState } from 'react'
import type { ImportView, PreviewView } from '#server/imports/contract.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CheckStep } from './CheckStep.tsx'
import type { Checking } from './importsQuery.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { RunningStep } from './RunningStep.tsx'
import { texts } from './texts.ts'
import { UploadStep } from './UploadStep.tsx'

export type Uploaded = { import: ImportView; preview: PreviewView }

/** Where the dialog is; an import under way has no step of its own to lose, it is on the server. */
type Step =
  | { name: 'upload'; failure?: Error }
  | ({ name: 'preview'; chosen?: Checking } & Uploaded)
  | { name: 'validating'; uploaded: Uploaded; checking: Checking }
  | { name: 'running'; id: string }

type ImportDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  running: ImportView | undefined
}

/** The steps of an import: upload, preview, validating, importing, results. */
export function ImportDialog({ open, onOpenChange, running }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'upload' })
  const [isDone, setDone] = useState(false)
  const shown: Step =
    running && step.name !== 'running' && step.name !== 'validating'
      ? { name: 'running', id: running.id }
      : step
  const title = shown.name === 'running' ? (isDone ? 'results' : 'importing') : shown.name
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen)
    if (isOpen || shown.name !== 'running') return
    setStep({ name: 'upload' })
    setDone(false)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={texts.title[title]} size="large">
      {shown.name === 'upload' && (
        <UploadStep
          failure={shown.failure}
          onUploaded={(uploaded) => setStep({ name: 'preview', ...uploaded })}
          onCancel={() => change(false)}
        />
      )}
      {shown.name === 'preview' && (
        <PreviewStep
          uploaded={shown}
          chosen={shown.chosen}
          onBack={() => setStep({ name: 'upload' })}
          onChosen={(checking) => setStep({ name: 'validating', uploaded: shown, checking })}
        />
      )}
      {shown.name === 'validating' && (
        <CheckStep
          checking={shown.checking}
          onBack={() => setStep({ name: 'preview', ...shown.uploaded, chosen: shown.checking })}
          onBeyondPlan={(failure) => setStep({ name: 'upload', failure })}
          onStarted={(id) => setStep({ name: 'running', id })}
        />
      )}
      {shown.name === 'running' && (
        <RunningStep id={shown.id} onDone={() => setDone(true)} onClose={() => change(false)} />
      )}
    </Dialog>
  )
}
