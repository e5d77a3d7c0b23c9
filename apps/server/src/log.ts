/** Where the server's log goes, a line at a time. */
export type Log = (line: Record<string, unknown>) => void

// Where nobody reads the log any more, the server goes on.
process.stdout.on('error', () => undefined)

/** Lines of JSON on standard output, each with the time by this machine's clock. */
export const logLine: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
}
