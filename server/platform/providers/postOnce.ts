import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

/** `lost` with `written: false` means that no byte of the request left this machine. */
export type PostAnswer =
  | { kind: 'answered'; status: number; headers: IncomingHttpHeaders; body: string }
  | { kind: 'lost'; written: boolean; reason: string }

export type Post = {
  /** For a dispatcher of several origins. */
  origin?: string
  path: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** Bytes of the answer after which the rest is not read; all of it by default. */
  readAtMost?: number
}

/**
 * Posts exactly once and says whether a lost request could have arrived. The time limit (milliseconds) covers
 * waiting for a free connection, connecting, writing and the whole answer. Never throws.
 */
export function postOnce(dispatcher: Dispatcher, post: Post): Promise<PostAnswer> {
  const { readAtMost = Number.POSITIVE_INFINITY } = post
  return new Promise((settle) => {
    let connection: Dispatcher.DispatchController | undefined
    let status = 0
    let headers: IncomingHttpHeaders = {}
    let timedOut = false
    const chunks: Buffer[] = []
    let length = 0
    const lost = (reason: string) => finish({ kind: 'lost', written: connection !== undefined, reason })
    const answered = () =>
      finish({ kind: 'answered', status, headers, body: Buffer.concat(chunks).toString('utf8') })
    const finish = (answer: PostAnswer) => {
      clearTimeout(timer)
      settle(answer)
    }
    const timer = setTimeout(() => {
      timedOut = true
      lost(`no answer within ${post.timeoutMs} ms`)
      connection?.abort(new Error('time limit reached'))
    }, post.timeoutMs)
    const handler: Dispatcher.DispatchHandler = {
      // Called when a connection is ready and writing begins, so a request that reached its time limit in the
      // queue stops here.
      onRequestStart(controller) {
        if (timedOut) controller.abort(new Error('time limit reached'))
        else connection = controller
      },
      onResponseStart(_controller, statusCode, said) {
        status = statusCode
        headers = said
      },
      onResponseData(controller, chunk) {
        chunks.push(chunk)
        length += chunk.length
        if (length <= readAtMost) return
        answered()
        controller.abort(new Error('the rest of the answer is not read'))
      },
      onResponseEnd: () => answered(),
      onResponseError: (_controller, error) => lost(reasonOf(error)),
    }
    const { path, body, origin } = post
    try {
      dispatcher.dispatch(
        { method: 'POST', path, headers: post.headers, body, ...(origin && { origin }) },
        handler,
      )
    } catch (error) {
      lost(reasonOf(error))
    }
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return [code, error.message].filter(Boolean).join(': ')
}
