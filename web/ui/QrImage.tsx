import { useEffect, useState } from 'react'
import { Skeleton } from './Skeleton.tsx'

const QUIET = 4

/** A QR code, black on white in both themes: scanners want it so. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    import('./qr.ts').then(
      ({ qrPath }) => setDrawn(qrPath(text)),
      // Without a connection on the first visit; the code below it can be read out.
      () => {},
    )
  }, [text])
  if (!drawn) return <Skeleton className="aspect-square w-full max-w-72 rounded-md" />
  const side = drawn.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-72 rounded-md"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  )
}
