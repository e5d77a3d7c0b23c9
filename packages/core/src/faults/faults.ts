/** A fault: something that only whoever runs the console can mend. */
export interface Fault {
  /**
   * `answer`: an answer, or rows of it, that are not as agreed. `chunk`: a file of the console that could not be fetched, as after
   * a deploy. `screen`: a screen or a part of the shell that broke while it was drawn. `policy`: the console is served without a header that closes what
   * a page cannot close itself.
   */
  kind: 'answer' | 'chunk' | 'policy' | 'screen'
  /** Of a call or a screen, with names in place of what tells one record from another: `/businesses/:token`. Null for a file. */
  path: string | null
  /** The server's name for the call; null where it gave none, or there was no call. */
  requestId: string | null
  /** What was wrong, without what stood in records: `kind (invalid_value)`. */
  what: string
}

/** Where faults go that are told: an operator's telemetry. `release` is the build that met them. */
export type OnFault = (fault: Fault & { release: string }) => void

/** Tells of a fault. */
export type TellFault = (fault: Fault) => void

/**
 * Makes the function that tells of faults. Each fault is told once, however often a list is read again; a hook that fails does no
 * harm.
 * @param release the build that is running
 */
export function createTellFault(onFault: OnFault, release: string): TellFault {
  const told = new Set<string>()
  return (fault) => {
    const name = `${fault.kind} ${fault.path} ${fault.what}`
    if (told.has(name)) return
    told.add(name)
    try {
      onFault({ ...fault, release })
    } catch {
      // The listener itself failed; the console does not depend on it.
    }
  }
}
