import type { Call } from '../calls'

/** What was found of one call. */
export interface Finding {
  call: Call
  /** How often it was asked. */
  asked: number
  /** It was done at least once, not only refused. */
  isDone: boolean
  /** The server does not have it. */
  isAbsent: boolean
  /** How it does not conform; none where it does. */
  faults: readonly string[]
  /** What of it was not tried, and why. */
  untried: readonly string[]
}

/** Keeps what is found of each call, each fault once. */
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
    if (!entry) throw new Error(`${id} is no call of the contract`)
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

/** Where a run notes what it finds. */
export type Ledger = ReturnType<typeof createLedger>
