import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#tests/engines/postgresProcess.ts'

/**
 * An address that leads to one server at a time, as the address of a fail-over does. While it leads nowhere, whoever
 * connects is turned away.
 */
export async function openMovableAddress(to: number) {
  const port = await freePort()
  let target: number | null = to
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (target === null) return void socket.destroy()
    const onward = connect(target, '127.0.0.1')
    for (const end of [socket, onward]) {
      open.add(end)
      end.once('close', () => {
        open.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    onward.on('error', () => {})
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () => {
    for (const end of open) end.destroy()
  }
  return {
    port,
    leadTo: (other: number | null) => {
      target = other
      cut()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}
