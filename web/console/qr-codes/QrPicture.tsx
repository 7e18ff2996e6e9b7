import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { drawQrCode } from './drawQrCode.ts'

type QrPictureProps = { url: string; label: string; size: 'card' | 'preview' }

/** Sizes of spec section 9: 200 px on a card, 400 px in the preview. */
const sizes = {
  card: { px: 200, box: 'w-50' },
  preview: { px: 400, box: 'w-100' },
}

/** The code in black on white, also in the dark theme, because scanners need it so. */
export function QrPicture({ url, label, size }: QrPictureProps) {
  const { px, box } = sizes[size]
  const { data } = useQuery({
    queryKey: ['qr-picture', url, px],
    // Drawn at twice the size, for high-density screens.
    queryFn: () => drawQrCode(url, px * 2),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shape = `aspect-square max-w-full rounded-md ${box}`
  if (!data) return <Skeleton className={shape} />
  return <img src={data} alt={label} width={px} height={px} className={`bg-white ${shape}`} />
}
