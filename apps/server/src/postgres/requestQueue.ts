import { AsyncLocalStorage } from 'node:async_hooks'
import {
  isSomething,
  type StoredAnswer,
  type SampleEnvironment,
  type DatabaseOwner,
  type Written,
} from '@console/sample'
import { DatabaseAway } from './connection'
import type { SharedLog } from './log'

/** Maximum calls that share a turn: each is answered when all of them are done. */
const maxTogether = 10

/** A call that waits for its turn. */
interface QueuedRequest {
  work: () => unknown
  /** Name under which its answer is stored. */
  name: string | null
  answer(result: unknown): void
  refuse(error: unknown): void
}

/** A turn that was taken in memory. */
interface Taken {
  written: Written | null
  /** Answers the call, once everything written is stored. */
  settle(): void
  rollBack(): void
}

/** Turns of a server's calls. */
export interface RequestQueue {
  inTurn: SampleEnvironment['inTurn']
  /** Stored answer under a name of a call in the current turn. */
  answerOf(name: string): StoredAnswer | undefined
  /** Announces that others have written up to a position in the log; null if the position is unknown. */
  report(upTo: number | null): void
}

/**
 * Schedules calls over a sample database whose log other servers write to as well. Waiting calls take a turn together: the
 * entries of others are read, each call is done in memory, and everything they have written is stored before any is answered. If
 * another server was faster, they are done again after its entries.
 */
export function createRequestQueue(sampleDatabase: DatabaseOwner, log: SharedLog): RequestQueue {
  /** Position up to which the log has been read. */
  let place = 0
  const waiting: QueuedRequest[] = []
  let isBusy = false
  const answers = new Map<string, StoredAnswer>()

  async function catchUp(turns: readonly QueuedRequest[]): Promise<void> {
    const news = await log.read(
      place,
      turns.flatMap(({ name }) => name ?? []),
    )
    place = news.place
    sampleDatabase.receive(news.content)
    answers.clear()
    for (const [name, answer] of news.answers) answers.set(name, answer)
  }

  function takeOne({ work, answer, refuse }: QueuedRequest): Taken {
    try {
      const { result, written, confirm, rollBack } = sampleDatabase.provisionally(work)
      // Later calls see these answers.
      for (const [name, answer] of Object.entries(written.answers)) answers.set(name, answer)
      // Asynchronous work may be refused before it is answered, or be done again.
      if (result instanceof Promise) result.catch(() => {})
      return {
        written,
        rollBack,
        settle() {
          confirm()
          answer(result)
        },
      }
    } catch (error) {
      return { written: null, rollBack() {}, settle: () => refuse(error) }
    }
  }

  /** @returns whether it is stored; otherwise others were faster, and nothing was done */
  async function save(all: readonly Taken[]): Promise<boolean> {
    const written = joined(all.flatMap(({ written }) => written ?? []))
    if (!isSomething(written)) return true
    let end: number | null = null
    try {
      end = await log.append(place, written)
      return end !== null
    } finally {
      if (end === null) for (const { rollBack } of all.toReversed()) rollBack()
      else place = end
    }
  }

  async function take(turns: readonly QueuedRequest[]): Promise<void> {
    try {
      for (;;) {
        await catchUp(turns)
        const all = turns.map(takeOne)
        if (!(await save(all))) continue
        for (const { settle } of all) settle()
        return
      }
    } catch (error) {
      // One call may write something that the database refuses; the others must not suffer for it.
      if (turns.length > 1 && !(error instanceof DatabaseAway))
        for (const turn of turns) await take([turn])
      else for (const { refuse } of turns) refuse(error)
    }
  }

  async function takeAll(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      await take(waiting.splice(0, maxTogether))
    }
    isBusy = false
  }

  function inTurn<Answer>(work: () => Answer, name: string | null) {
    return new Promise<Answer>((done, failed) => {
      waiting.push({
        // It runs among other calls, but belongs to its own request.
        work: AsyncLocalStorage.bind(work),
        name,
        answer: (result) => done(result as Answer),
        refuse: failed,
      })
      void takeAll()
    })
  }

  return {
    inTurn,
    answerOf: (name) => answers.get(name),
    report(upTo) {
      // The server also receives its own notifications, right before it knows that its entries are stored.
      setImmediate(() => {
        if (upTo === null || upTo > place) inTurn(() => {}, null).catch(() => {})
      })
    },
  }
}

/** Joins what several calls have written, in order. */
function joined(all: readonly Written[]): Written {
  return {
    changes: all.flatMap(({ changes }) => changes),
    settings: Object.assign({}, ...all.map(({ settings }) => settings)),
    views: Object.assign({}, ...all.map(({ views }) => views)),
    answers: Object.assign({}, ...all.map(({ answers }) => answers)),
  }
}
