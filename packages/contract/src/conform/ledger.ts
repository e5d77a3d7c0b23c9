import type { Call } from '../calls'

/** Result of the checks of one call. */
export interface Finding {
  call: Call
  requests: number
  /** Set if the call succeeded at least once. */
  hasSucceeded: boolean
  /** The server does not have the call. */
  isAbsent: boolean
  /** Violations of the contract; empty if it conforms. */
  faults: readonly string[]
  /** Skipped checks, or the reason why the call was not tested. */
  skipped: readonly string[]
}

/** Collects the findings of each call, each fault once. */
export function createLedger(calls: readonly Call[]) {
  const entries = new Map(
    calls.map((call) => [
      call.id,
      {
        call,
        requests: 0,
        hasSucceeded: false,
        isAbsent: false,
        faults: new Set<string>(),
        skipped: new Set<string>(),
      },
    ]),
  )
  const entryOf = ({ id }: Call) => {
    const entry = entries.get(id)
    if (!entry) throw new Error(`${id} is not a call of the contract`)
    return entry
  }
  return {
    requested: (call: Call) => void (entryOf(call).requests += 1),
    succeeded: (call: Call) => void (entryOf(call).hasSucceeded = true),
    absent: (call: Call) => void (entryOf(call).isAbsent = true),
    isAbsent: (call: Call) => entryOf(call).isAbsent,
    fault: (call: Call, message: string) => void entryOf(call).faults.add(message),
    skip: (call: Call, reason: string) => void entryOf(call).skipped.add(reason),
    findings: (): Finding[] =>
      [...entries.values()].map(({ faults, skipped, ...rest }) => ({
        ...rest,
        faults: [...faults],
        skipped: [...skipped],
      })),
  }
}

/** Collector of findings of a run. */
export type Ledger = ReturnType<typeof createLedger>
