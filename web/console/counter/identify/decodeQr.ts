/** Reads a QR code from the camera's picture; null if there is none. */
export type DecodeQr = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader where it has one, else one that is downloaded now. */
export async function openDecoder(): Promise<DecodeQr> {
  return (await nativeDecoder()) ?? fetchedDecoder()
}

async function nativeDecoder(): Promise<DecodeQr | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  // The class can exist without the service behind it.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes('qr_code')) return undefined
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** Wide enough to read a code held at arm's length, and quick on an old tablet. In pixels. */
const WIDEST = 640

async function fetchedDecoder(): Promise<DecodeQr> {
  // The function is a property of itself, which is how its types name it.
  const {
    default: { default: jsQr },
  } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return jsQr(data, width, height, { inversionAttempts: 'attemptBoth' })?.data || null
  }
}
