import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** What one press writes to something that was read. */
export interface PressWrite<Data, Answer> {
  /**
   * What was read as it will be; what does not change stays the same object. Done twice, it is as done once.
   * @param queryKey what it is kept under
   */
  become: (data: Data, queryKey: QueryKey) => Data
  /**
   * Sends it, once everything before it was answered.
   * @param said what was read as the server has it by then, without what it did not take
   */
  call: (said: readonly Data[]) => Promise<Answer>
}

/**
 * Writes to what was read. Each is drawn at once and sent after those before it were answered, so that the server has them in the
 * order in which they were pressed. One that fails is taken back alone: what was written before it and after it stays. Once all are answered, everything is
 * read again. A write that cannot be sent fails at once: nothing is sent later behind the reader's back.
 * @param queryKey what everything that was read is kept under, or begins with
 */
export function createPressWrites<Data>(queries: QueryClient, queryKey: QueryKey) {
  /** Without an answer, in their order. */
  let waiting: PressWrite<Data, unknown>['become'][] = []
  /** By query: what the server said, and what was drawn of it. */
  const known = new Map<string, { said: Data; drawn: unknown }>()
  let turn = Promise.resolve()
  let hasStopped = false

  const read = () =>
    queries
      .getQueryCache()
      .findAll({ queryKey })
      .filter(({ state }) => state.data !== undefined) as Query<Data, Error, Data>[]

  /** A value that was not drawn from here was read meanwhile, or written by a form. */
  function saidOf({ queryHash, state: { data } }: Query<Data, Error, Data>): Data {
    const last = known.get(queryHash)
    return last && last.drawn === data ? last.said : (data as Data)
  }

  function draw({ queryHash, queryKey: key }: Query<Data, Error, Data>, said: Data, now: Data) {
    known.set(queryHash, { said, drawn: queries.setQueryData<Data>(key, () => now) })
  }

  function settle(become: PressWrite<Data, unknown>['become'], isTaken: boolean) {
    waiting = waiting.filter((each) => each !== become)
    for (const query of read()) {
      const said = saidOf(query)
      if (isTaken)
        known.set(query.queryHash, { said: become(said, query.queryKey), drawn: query.state.data })
      else
        draw(
          query,
          said,
          waiting.reduce((data, next) => next(data, query.queryKey), said),
        )
    }
    if (waiting.length > 0) return
    known.clear()
    void queries.invalidateQueries({ queryKey })
  }

  return {
    /** Gives the answer; undefined where it was stopped before there was one. Rejects where it was not taken, and is drawn no more. */
    async write<Answer>({ become, call }: PressWrite<Data, Answer>): Promise<Answer | undefined> {
      waiting.push(become)
      const before = turn
      let end = () => {}
      turn = new Promise((resolve) => (end = resolve))
      try {
        await queries.cancelQueries({ queryKey })
        for (const query of read())
          draw(query, saidOf(query), become(query.state.data as Data, query.queryKey))
        await before
        if (hasStopped) return undefined
        const answer = await call(read().map(saidOf))
        if (!hasStopped) settle(become, true)
        return answer
      } catch (error) {
        if (hasStopped) return undefined
        settle(become, false)
        throw error
      } finally {
        end()
      }
    },
    /** What was not sent yet never is; nothing is drawn any more. */
    stop() {
      hasStopped = true
    },
  }
}
