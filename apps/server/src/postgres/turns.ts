import { AsyncLocalStorage } from 'node:async_hooks'
import {
  isSomething,
  type KeptAnswer,
  type Surroundings,
  type WorldOwner,
  type Written,
} from '@console/sample'
import { DatabaseAway } from './connection'
import type { SharedLog } from './log'

/** So many calls at most take their turn together: each is answered when all of them are done. */
const mostTogether = 10

/** A call that waits for its turn. */
interface Turn {
  work: () => unknown
  /** What its answer is kept under. */
  name: string | null
  answer(result: unknown): void
  refuse(error: unknown): void
}

/** A turn that was taken in memory. */
interface Taken {
  written: Written | null
  /** Answers the call, once all that was written is kept. */
  settle(): void
  takeBack(): void
}

/** The turns of a server's calls. */
export interface Turns {
  inTurn: Surroundings['inTurn']
  /** What was answered under a name of one of the calls whose turn it is. */
  answerOf(name: string): KeptAnswer | undefined
  /** Others have written up to a place in the log; null where it is not known how far. */
  tell(upTo: number | null): void
}

/**
 * Gives calls their turns in a world whose log others write to as well. Those that wait take it together: what others have written since is read, each call is done in memory, and
 * what all of them have written is kept before any is answered. Where somebody else was quicker, they are done again after that.
 */
export function createTurns(world: WorldOwner, log: SharedLog): Turns {
  /** The world has been read up to it. */
  let place = 0
  const waiting: Turn[] = []
  let isBusy = false
  const answers = new Map<string, KeptAnswer>()

  async function catchUp(turns: readonly Turn[]): Promise<void> {
    const news = await log.read(
      place,
      turns.flatMap(({ name }) => name ?? []),
    )
    place = news.place
    world.receive(news.content)
    answers.clear()
    for (const [name, answer] of news.answers) answers.set(name, answer)
  }

  function takeOne({ work, answer, refuse }: Turn): Taken {
    try {
      const { result, written, confirm, takeBack } = world.provisionally(work)
      // They count for the calls after it.
      for (const [name, answer] of Object.entries(written.answers)) answers.set(name, answer)
      // What takes its time may be refused before it is answered, or be done again.
      if (result instanceof Promise) result.catch(() => {})
      return {
        written,
        takeBack,
        settle() {
          confirm()
          answer(result)
        },
      }
    } catch (error) {
      return { written: null, takeBack() {}, settle: () => refuse(error) }
    }
  }

  /** @returns whether it is kept; else others were quicker, and nothing was done */
  async function keep(all: readonly Taken[]): Promise<boolean> {
    const written = joined(all.flatMap(({ written }) => written ?? []))
    if (!isSomething(written)) return true
    let end: number | null = null
    try {
      end = await log.append(place, written)
      return end !== null
    } finally {
      if (end === null) for (const { takeBack } of all.toReversed()) takeBack()
      else place = end
    }
  }

  async function take(turns: readonly Turn[]): Promise<void> {
    try {
      for (;;) {
        await catchUp(turns)
        const all = turns.map(takeOne)
        if (!(await keep(all))) continue
        for (const { settle } of all) settle()
        return
      }
    } catch (error) {
      // What one call writes may be what no database takes, for which the others are not to suffer.
      if (turns.length > 1 && !(error instanceof DatabaseAway))
        for (const turn of turns) await take([turn])
      else for (const { refuse } of turns) refuse(error)
    }
  }

  async function takeAll(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      await take(waiting.splice(0, mostTogether))
    }
    isBusy = false
  }

  function inTurn<Answer>(work: () => Answer, name: string | null) {
    return new Promise<Answer>((done, failed) => {
      waiting.push({
        // It is done among others, and yet is about its own request.
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
    tell(upTo) {
      // What this server has written itself is told to it, too, right before it knows that it is kept.
      setImmediate(() => {
        if (upTo === null || upTo > place) inTurn(() => {}, null).catch(() => {})
      })
    },
  }
}

/** What several calls have written, one after another. */
function joined(all: readonly Written[]): Written {
  return {
    changes: all.flatMap(({ changes }) => changes),
    settings: Object.assign({}, ...all.map(({ settings }) => settings)),
    views: Object.assign({}, ...all.map(({ views }) => views)),
    answers: Object.assign({}, ...all.map(({ answers }) => answers)),
  }
}
