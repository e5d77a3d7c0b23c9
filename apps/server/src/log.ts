/** Where the server's log goes, a line at a time. */
export type Log = (line: Record<string, unknown>) => void

// Where nobody reads the log any more, the server goes on.
process.stdout.on('error', () => undefined)

/** Lines are written together so often, in milliseconds: writing waits for whoever reads. */
const pause = 50

let waiting = ''

function write() {
  process.stdout.write(waiting)
  waiting = ''
}

process.once('exit', write)

/** Lines of JSON on standard output, each with the time by this machine's clock. */
export const logLine: Log = (line) => {
  if (waiting === '') setTimeout(write, pause).unref()
  waiting += `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`
}
