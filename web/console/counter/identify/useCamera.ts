import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { openDecoder } from './decodeQr.ts'

export type CameraState = 'starting' | 'looking' | 'denied' | 'missing' | 'insecure' | 'busy'

/** The pause between two readings of the picture. */
const LOOK_EVERY_MS = 120

/** Shows the camera in `video` and reports every code it sees, until the screen is left. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const report = useEffectEvent(onText)
  useEffect(() => {
    const leaving = new AbortController()
    watch(video.current!, leaving.signal, (text) => report(text), setState).catch((error) => {
      if (!leaving.signal.aborted) setState(refusalOf(error))
    })
    return () => leaving.abort()
  }, [video])
  return state
}

async function watch(
  video: HTMLVideoElement,
  left: AbortSignal,
  onText: (text: string) => void,
  setState: (state: CameraState) => void,
): Promise<void> {
  if (!navigator.mediaDevices) return setState('insecure')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  // The screen was left while the browser asked for permission.
  if (left.aborted) return stop()
  left.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const decode = await openDecoder()
  setState('looking')
  while (!left.aborted) {
    const text = video.videoWidth > 0 ? await decode(video) : null
    if (text && !left.aborted) onText(text)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/**
 * The state for an error of the camera. Only its name counts, as WebKit's OverconstrainedError is not a DOMException.
 */
export function refusalOf(error: unknown): CameraState {
  const name = (error as { name?: unknown } | null)?.name
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
