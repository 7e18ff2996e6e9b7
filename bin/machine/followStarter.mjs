// Loaded into the server by `npm start`: should the starting script die without a word, the server stops
// too instead of keeping the port and the embedded database to itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
