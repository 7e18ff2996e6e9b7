import type { Context } from 'hono'
import { BYTE_ORDER_MARK, type Cell, csvLines } from './write.ts'

/** Milliseconds after which a reader who takes nothing more is left: a page may take minutes on a slow line. */
const STALLED_MS = 15 * 60_000

/**
 * Answers with a CSV file that is written while it is sent: at most one page of rows is in memory, and a slow
 * reader slows the reading. The first page is read before the answer begins, so a failure is an error and not
 * half a file. A reader who takes nothing for a quarter of an hour is cut off.
 */
export async function downloadCsv(
  c: Context,
  fileName: string,
  header: string[],
  pages: AsyncIterator<Cell[][]>,
  stalledMs = STALLED_MS,
): Promise<Response> {
  let page = await pages.next()
  let begun = false
  let stalled: NodeJS.Timeout | undefined
  const leave = async () => {
    clearTimeout(stalled)
    await pages.return?.()
  }
  const cutOff = (controller: ReadableStreamDefaultController) => {
    controller.error(new Error('nobody reads this download'))
    return leave()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        if (page.done && begun) return controller.close()
        const rows = page.done ? [] : page.value
        const text = begun ? csvLines(rows) : BYTE_ORDER_MARK + csvLines([header, ...rows])
        begun = true
        controller.enqueue(encoder.encode(text))
        if (!page.done) page = await pages.next()
        stalled = setTimeout(cutOff, stalledMs, controller).unref()
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  )
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${fileName}"`)
  c.header('Cache-Control', 'no-store')
  return c.body(body, 200)
}

const encoder = new TextEncoder()
