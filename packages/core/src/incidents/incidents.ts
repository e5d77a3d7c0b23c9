/** An incident: a problem that only the console's operator can fix. */
export interface Incident {
  /**
   * `answer`: a response, or rows of it, that violate the contract. `chunk`: a file of the console that could not be fetched, as after a
   * deployment. `screen`: a screen or a part of the shell that crashed while rendering. `policy`: the console is served without a header
   * for restrictions that a page cannot set itself.
   */
  kind: 'answer' | 'chunk' | 'policy' | 'screen'
  /** Path of a call or a screen, with placeholders for identifiers: `/businesses/:token`. Null for a file. */
  path: string | null
  /** The server's id of the call; null where it gave none, or there was no call. */
  requestId: string | null
  /** Description without data of records: `kind (invalid_value)`. */
  what: string
}

/** Hook for incidents: an operator's telemetry. `release` is the build that met them. */
export type OnIncident = (fault: Incident & { release: string }) => void

/** Reports an incident. */
export type ReportIncident = (fault: Incident) => void

/**
 * Creates the function that reports incidents. Each is reported once, however often a list is read again; a hook that throws does no harm.
 * @param release the running build
 */
export function createIncidentReporter(onFault: OnIncident, release: string): ReportIncident {
  const reported = new Set<string>()
  return (fault) => {
    const name = `${fault.kind} ${fault.path} ${fault.what}`
    if (reported.has(name)) return
    reported.add(name)
    try {
      onFault({ ...fault, release })
    } catch {
      // The hook itself failed; the console does not depend on it.
    }
  }
}
