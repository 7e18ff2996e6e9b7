import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

/** `lost` with `written: false` means that no byte of the request left this machine. */
export type PostAnswer =
  | { kind: 'answered'; status: number; headers: IncomingHttpHeaders; body: string }
  | { kind: 'lost'; written: boolean; reason: string }

export type Post = { path: string; headers: Record<string, string>; body: string; timeoutMs: number }

/**
 * Posts exactly once and says whether a lost request could have arrived. The time limit (milliseconds) covers
 * waiting for a free connection, connecting, writing and the whole answer. Never throws.
 */
export function postOnce(dispatcher: Dispatcher, post: Post): Promise<PostAnswer> {
  return new Promise((settle) => {
    let connection: Dispatcher.DispatchController | undefined
    let status = 0
    let headers: IncomingHttpHeaders = {}
    let timedOut = false
    const chunks: Buffer[] = []
    const lost = (reason: string) => finish({ kind: 'lost', written: connection !== undefined, reason })
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
      onResponseStart(_controller, statusCode, answered) {
        status = statusCode
        headers = answered
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd: () =>
        finish({ kind: 'answered', status, headers, body: Buffer.concat(chunks).toString('utf8') }),
      onResponseError: (_controller, error) => lost(reasonOf(error)),
    }
    const { path, body } = post
    try {
      dispatcher.dispatch({ method: 'POST', path, headers: post.headers, body }, handler)
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
