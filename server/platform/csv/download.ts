import type { Context } from 'hono'
import { BYTE_ORDER_MARK, type Cell, csvLines } from './write.ts'

/**
 * Answers with a CSV file that is written while it is sent: at most one page of rows is in memory, and a slow
 * reader slows the reading. The first page is read before the answer begins, so a failure is an error and not
 * half a file.
 */
export async function downloadCsv(
  c: Context,
  fileName: string,
  header: string[],
  pages: AsyncIterator<Cell[][]>,
): Promise<Response> {
  let page = await pages.next()
  let begun = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (page.done && begun) return controller.close()
        const rows = page.done ? [] : page.value
        const text = begun ? csvLines(rows) : BYTE_ORDER_MARK + csvLines([header, ...rows])
        begun = true
        controller.enqueue(encoder.encode(text))
        if (!page.done) page = await pages.next()
      },
      cancel: () => pages.return?.().then(() => undefined),
    },
    { highWaterMark: 0 },
  )
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${fileName}"`)
  c.header('Cache-Control', 'no-store')
  return c.body(body, 200)
}

const encoder = new TextEncoder()
