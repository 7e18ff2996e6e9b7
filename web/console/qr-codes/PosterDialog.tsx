import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import type { Paper } from '#server/surfaces/posters/contract.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useSession } from '../session/session.ts'
import { nameOf } from './drawQrCode.ts'
import { posterQuery } from './qrCodesQuery.ts'
import { texts } from './texts.ts'

const words = texts.poster

/** Where sheets are of US Letter (CLDR supplemental data, paperSize). */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')
const shapes: Record<Paper, string> = { a4: 'aspect-[210/297]', letter: 'aspect-[8.5/11]' }

type PosterDialogProps = { qrCode: QrCodeView; open: boolean; onOpenChange: (open: boolean) => void }

/** The page to print: as it will look, on which paper, and as a file. */
export default function PosterDialog({ qrCode, open, onOpenChange }: PosterDialogProps) {
  const { default_country: country } = useSession().business
  const [paper, setPaper] = useState<Paper>(LETTER.includes(country) ? 'letter' : 'a4')
  const { data } = useQuery(posterQuery(qrCode.id))
  const leftOut = data?.pdf_leaves_out ?? []
  const file = (ending: 'pdf' | 'svg') => `/api/app/qr-codes/${qrCode.id}/poster.${ending}?paper=${paper}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(nameOf(qrCode))}
      description={words.hint}
      size="medium"
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-start">
        <div className="flex flex-col gap-5 sm:order-last">
          {!qrCode.active && (
            <Banner tone="warning" title={words.paused}>
              {words.pausedText}
            </Banner>
          )}
          {leftOut.length > 0 && (
            <Banner tone="warning" title={words.leftOut(leftOut)}>
              {words.leftOutText}
            </Banner>
          )}
          <SelectField
            label={words.paper}
            value={paper}
            onChange={({ target }) => setPaper(target.value as Paper)}
          >
            <option value="a4">{words.papers.a4}</option>
            <option value="letter">{words.papers.letter}</option>
          </SelectField>
        </div>
        <Sheet key={paper} address={file('svg')} paper={paper} label={words.image(nameOf(qrCode))} />
      </div>
      <DialogActions>
        <a href={file('svg')} download className={buttonClass()}>
          <Download aria-hidden className="size-4" />
          {words.svg}
        </a>
        <a href={file('pdf')} download className={buttonClass('primary')}>
          <Download aria-hidden className="size-4" />
          {words.pdf}
        </a>
      </DialogActions>
    </Dialog>
  )
}

/** The page as it will be printed: white in the dark theme too. */
function Sheet({ address, paper, label }: { address: string; paper: Paper; label: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') {
    return (
      <Banner tone="danger" live>
        {words.failed}
      </Banner>
    )
  }
  return (
    <div className={`relative w-full max-w-72 justify-self-center sm:max-w-none ${shapes[paper]}`}>
      {state === 'loading' && <Skeleton className="absolute inset-0 rounded-md" />}
      <img
        src={address}
        alt={label}
        className={`absolute inset-0 size-full rounded-md border border-line ${state === 'shown' ? '' : 'opacity-0'}`}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  )
}
