import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useSession } from '../session/session.ts'
import { nameOf } from './drawQrCode.ts'
import { PaperChoice } from './PaperChoice.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import { Printed, printAs } from './Printed.tsx'
import { type Design, type Paper, paperOf } from './paper.ts'
import { paperTexts as words } from './paperTexts.ts'
import { type PaperContent, usePaperContent } from './usePaperContent.ts'

type PrintDialogProps = DialogShown & { qrCode: QrCodeView }

/** The sheet to print: its design, its paper, and a preview. The browser prints it. */
export default function PrintDialog({ qrCode, open, onOpenChange }: PrintDialogProps) {
  const { default_country: country } = useSession().business
  const [design, setDesign] = useState<Design>('poster')
  const [paper, setPaper] = useState<Paper>(paperOf(country))
  const { content, failed } = usePaperContent(qrCode)
  const name = nameOf(qrCode)
  const sheet = content && <PaperSheet content={content} design={design} paper={paper} />
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.hint}
      size="large"
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_18rem] sm:items-start">
        <div className="flex flex-col gap-5 sm:order-last">
          <Notices qrCode={qrCode} content={content} />
          <PaperChoice design={design} paper={paper} onDesign={setDesign} onPaper={setPaper} />
        </div>
        {failed ? (
          <LoadFailed query={failed} title={words.failed} retry={words.retry} />
        ) : (
          <Preview label={words.image(name)}>{sheet}</Preview>
        )}
      </div>
      <DialogActions>
        <Button
          variant="primary"
          reads
          icon={<Printer aria-hidden className="size-4" />}
          disabled={!sheet}
          onClick={() => printAs(words.fileName[design](name))}
        >
          {words.print}
        </Button>
      </DialogActions>
      {open && sheet && <Printed paper={paper}>{sheet}</Printed>}
    </Dialog>
  )
}

/** Height, as a share of the window's, at which the whole sheet is visible. */
const preview = 'mx-auto w-full max-w-[44dvh] overflow-clip rounded-md'

/** The sheet, or a placeholder while its content loads. */
function Preview({ label, children }: { label: string; children: ReactNode }) {
  if (!children) {
    return (
      <div role="status" aria-label={words.loading} className={preview}>
        <Skeleton className="aspect-[210/297]" />
      </div>
    )
  }
  return (
    <div role="img" aria-label={label} className={`border border-line ${preview}`}>
      {children}
    </div>
  )
}

function Notices({ qrCode, content }: { qrCode: QrCodeView; content: PaperContent | undefined }) {
  return (
    <>
      {!qrCode.active && (
        <Banner tone="warning" title={words.paused}>
          {words.pausedText}
        </Banner>
      )}
      {content?.offers.length === 0 && !qrCode.custom_url && (
        <Banner tone="info" title={words.noOffer}>
          {words.noOfferText}
        </Banner>
      )}
    </>
  )
}
