import { useQuery } from '@tanstack/react-query'
import { Plus, QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Page } from '../page/Page.tsx'
import { type CodeTask, QrCodeGrid } from './QrCodeGrid.tsx'
import { qrCodesQuery } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

const DeleteDialog = lazyPart(() => import('./DeleteDialog.tsx'))
const GenerateDialog = lazyPart(() => import('./GenerateDialog.tsx'))
const PrintDialog = lazyPart(() => import('./PrintDialog.tsx'))
const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'))

/** The open dialog above the screen; it keeps its code while it fades out. */
type Task = { kind: 'generate' } | { kind: CodeTask; qrCode: QrCodeView }

/** /qr-codes: the codes that customers join with. */
export default function QrCodesScreen() {
  const query = useQuery(qrCodesQuery)
  const { data, error } = query
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const { show } = useToast()
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const generate = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-4" />}
      onClick={() => begin({ kind: 'generate' })}
    >
      {texts.generate}
    </Button>
  )
  const made = (qrCode: QrCodeView) => {
    show({ tone: 'success', title: texts.made })
    begin({ kind: 'view', qrCode })
  }
  const dialog = { open, onOpenChange: setOpen }
  // Without a code, the empty state offers it. Codes that could not be read keep nobody from making one.
  const isOfferedAbove = data ? data.length > 0 : error !== null
  return (
    <Page title={texts.title} description={texts.description} actions={isOfferedAbove && generate}>
      <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
      {data?.length === 0 ? (
        <Card>
          <EmptyState icon={<QrCode />} title={texts.empty.title} action={generate}>
            {texts.empty.text}
          </EmptyState>
        </Card>
      ) : (
        (data || !error) && <QrCodeGrid qrCodes={data} onTask={(kind, qrCode) => begin({ kind, qrCode })} />
      )}
      <Suspense>
        {task?.kind === 'generate' && <GenerateDialog {...dialog} onMade={made} />}
        {task?.kind === 'view' && (
          <PreviewDialog
            {...dialog}
            qrCode={task.qrCode}
            onPrint={() => begin({ kind: 'print', qrCode: task.qrCode })}
          />
        )}
        {task?.kind === 'print' && <PrintDialog key={task.qrCode.id} {...dialog} qrCode={task.qrCode} />}
        {task?.kind === 'delete' && <DeleteDialog {...dialog} qrCode={task.qrCode} />}
      </Suspense>
    </Page>
  )
}
