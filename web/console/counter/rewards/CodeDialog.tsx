import type { EarnedRewardView } from '#server/loyalty/rewards/contract.ts'
import { lastDay } from '#web/card/program.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { QrImage } from '#web/ui/qr/QrImage.tsx'
import { useFormat } from '../../page/format.ts'
import { codeTexts as words } from './codeTexts.ts'

export type CodeDialogProps = {
  code: EarnedRewardView
  customer: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A code that was just given, large enough to be read or scanned across the counter. */
export default function CodeDialog({ code, customer, open, onOpenChange }: CodeDialogProps) {
  const { date } = useFormat()
  const { name, redemption_code, expires_at } = code
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.for(customer)}
      description={words.text}
      size="small"
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <QrImage text={redemption_code} label={words.image(redemption_code)} />
        <p className="select-all break-all font-mono font-semibold text-2xl">{redemption_code}</p>
        <p dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
        <p className="text-muted">{expires_at ? words.until(date(lastDay(expires_at))) : words.forEver}</p>
      </div>
      <DialogActions>
        <Button variant="primary" reads onClick={() => onOpenChange(false)}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
