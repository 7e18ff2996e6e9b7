// Loaded into the server by `npm start`. If the starting script dies without a signal, the server stops too, and frees
// the port and the embedded database.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
