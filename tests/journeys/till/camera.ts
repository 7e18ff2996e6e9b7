import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import qrcode from 'qrcode'
import { findChromium } from '#tests/engines/findBinaries.ts'

const WIDTH = 640
const HEIGHT = 480

/** Starts a browser whose camera sees the QR code of this text. */
export async function launchWithCameraOn(text: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-camera-'))
  const film = join(folder, 'code.y4m')
  writeFileSync(film, filmOf(text))
  const browser = await chromium.launch({
    executablePath: findChromium()!,
    args: [
      '--headless',
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }))
  return browser
}

/** Two frames of YUV4MPEG2, which Chromium plays in a loop: brightness in full, colour in quarters. */
function filmOf(text: string): Buffer {
  const { size, data } = qrcode.create(text).modules
  const dot = Math.floor((HEIGHT * 0.8) / size)
  const left = Math.floor((WIDTH - size * dot) / 2)
  const top = Math.floor((HEIGHT - size * dot) / 2)
  const bright = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (let y = 0; y < size * dot; y++) {
    for (let x = 0; x < size * dot; x++) {
      const dark = data[Math.floor(y / dot) * size + Math.floor(x / dot)]
      if (dark) bright[(top + y) * WIDTH + left + x] = 16
    }
  }
  const frame = [Buffer.from('FRAME\n'), bright, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([header, ...frame, ...frame])
}
