import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { QrCodeCard } from './QrCodeCard.tsx'
import { texts } from './texts.ts'

/** Actions on a code that open a dialog of their own. */
export type CodeTask = 'view' | 'print' | 'delete'

type QrCodeGridProps = {
  /** Undefined while they load. */
  qrCodes: QrCodeView[] | undefined
  onTask: (kind: CodeTask, qrCode: QrCodeView) => void
}

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4'

export function QrCodeGrid({ qrCodes, onTask }: QrCodeGridProps) {
  if (!qrCodes)
    return (
      <LoadingRows label={texts.loading} rows={3} className={grid}>
        <Skeleton className="h-96 rounded-lg" />
      </LoadingRows>
    )
  return (
    <ul className={grid}>
      {qrCodes.map((qrCode) => (
        <QrCodeCard
          key={qrCode.id}
          qrCode={qrCode}
          onView={() => onTask('view', qrCode)}
          onPrint={() => onTask('print', qrCode)}
          onDelete={() => onTask('delete', qrCode)}
        />
      ))}
    </ul>
  )
}
