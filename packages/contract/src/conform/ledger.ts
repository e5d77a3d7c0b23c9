import type { Call } from '../calls'

/** Result of the checks of one call. */
export interface Finding {
  call: Call
  /** Number of requests. */
  asked: number
  /** Succeeded at least once. */
  isDone: boolean
  /** The server does not have the call. */
  isAbsent: boolean
  /** Violations of the contract; empty if it conforms. */
  faults: readonly string[]
  /** Checks that were skipped, with the reason. */
  untried: readonly string[]
}

/** Collects the findings of each call, each fault once. */
export function createLedger(calls: readonly Call[]) {
  const entries = new Map(
    calls.map((call) => [
      call.id,
      {
        call,
        asked: 0,
        isDone: false,
        isAbsent: false,
        faults: new Set<string>(),
        untried: new Set<string>(),
      },
    ]),
  )
  const entryOf = ({ id }: Call) => {
    const entry = entries.get(id)
    if (!entry) throw new Error(`${id} is not a call of the contract`)
    return entry
  }
  return {
    asked: (call: Call) => void (entryOf(call).asked += 1),
    done: (call: Call) => void (entryOf(call).isDone = true),
    absent: (call: Call) => void (entryOf(call).isAbsent = true),
    isAbsent: (call: Call) => entryOf(call).isAbsent,
    fault: (call: Call, what: string) => void entryOf(call).faults.add(what),
    untried: (call: Call, why: string) => void entryOf(call).untried.add(why),
    findings: (): Finding[] =>
      [...entries.values()].map(({ faults, untried, ...rest }) => ({
        ...rest,
        faults: [...faults],
        untried: [...untried],
      })),
  }
}

/** Collector of findings of a run. */
export type Ledger = ReturnType<typeof createLedger>
