import { useEffect, useState } from 'react'
import { Skeleton } from '../progress/Skeleton.tsx'
import { type DrawnCode, QrSvg } from './QrSvg.tsx'

const shape = 'aspect-square w-full max-w-72 rounded-md'

/** A QR code on the screen; the code that draws it loads with the first one. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<DrawnCode | null>(null)
  useEffect(() => {
    import('./qr.ts').then(
      ({ qrPath }) => setDrawn(qrPath(text)),
      // Fails without a connection on the first visit; the code below the picture can be read out.
      () => {},
    )
  }, [text])
  if (!drawn) return <Skeleton className={shape} />
  return <QrSvg drawn={drawn} label={label} className={shape} />
}
