import { useState } from 'react'
import type { ImportView } from '#server/data/imports/contract.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { CheckStep } from './CheckStep.tsx'
import type { Checking, Uploaded } from './importsQuery.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { RunningStep } from './RunningStep.tsx'
import { texts } from './texts.ts'
import { UploadStep } from './UploadStep.tsx'

/** The current step of the dialog; a running import has no state here, because it is on the server. */
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
export default function ImportDialog({ open, onOpenChange, running }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'upload' })
  const [isDone, setDone] = useState(false)
  // An import is running already, begun before a reload or by somebody else: only watching is left.
  if (running && (step.name === 'upload' || step.name === 'preview'))
    setStep({ name: 'running', id: running.id })
  const title = step.name === 'running' ? (isDone ? 'results' : 'importing') : step.name
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen)
    if (isOpen || step.name !== 'running') return
    setStep({ name: 'upload' })
    setDone(false)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={texts.title[title]} size="large">
      {step.name === 'upload' && (
        <UploadStep
          failure={step.failure}
          onUploaded={(uploaded) => setStep({ name: 'preview', ...uploaded })}
          onCancel={() => change(false)}
        />
      )}
      {step.name === 'preview' && (
        <PreviewStep
          uploaded={step}
          chosen={step.chosen}
          onBack={() => setStep({ name: 'upload' })}
          onChosen={(checking) => setStep({ name: 'validating', uploaded: step, checking })}
        />
      )}
      {step.name === 'validating' && (
        <CheckStep
          checking={step.checking}
          onChange={(change) => setStep({ ...step, checking: { ...step.checking, ...change } })}
          onBack={() => setStep({ name: 'preview', ...step.uploaded, chosen: step.checking })}
          onBeyondPlan={(failure) => setStep({ name: 'upload', failure })}
          onStarted={(id) => setStep({ name: 'running', id })}
        />
      )}
      {step.name === 'running' && (
        <RunningStep id={step.id} onDone={() => setDone(true)} onClose={() => change(false)} />
      )}
    </Dialog>
  )
}
