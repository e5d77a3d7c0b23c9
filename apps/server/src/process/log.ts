/** Writes one line to the server's log. */
export type Log = (line: Record<string, unknown>) => void

// The server keeps running when its log is no longer read.
process.stdout.on('error', () => undefined)

/**
 * Interval in milliseconds at which lines are written together: writing blocks until they are read.
 */
const pause = 50

let waiting = ''

function write() {
  process.stdout.write(waiting)
  waiting = ''
}

process.once('exit', write)

/** Writes lines of JSON to standard output, each with the time by this machine's clock. */
export const logLine: Log = (line) => {
  if (waiting === '') setTimeout(write, pause).unref()
  waiting += `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`
}
