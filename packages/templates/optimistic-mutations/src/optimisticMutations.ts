import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** Optimistic write of one press to cached data. */
export interface OptimisticMutation<Data, Answer> {
  /**
   * Returns the data with the change applied; unchanged objects keep their identity. Idempotent.
   * @param queryKey cache key of the data
   */
  become: (data: Data, queryKey: QueryKey) => Data
  /**
   * Sends it, once every write before it was answered.
   * @param serverData data as the server has it by then, without writes that it refused
   */
  call: (serverData: readonly Data[]) => Promise<Answer>
}

/**
 * Queue of optimistic writes to cached data. Each is shown at once and sent after those before it were answered, so that the
 * server gets them in the order of the presses. One that fails is rolled back alone: the writes before and after it stay. Once
 * all are answered, everything is refetched. A write that cannot be sent fails at once: nothing is sent later without the user's
 * knowledge.
 * @param queryKey cache key of all the data, or its prefix
 */
export function createOptimisticMutations<Data>(queries: QueryClient, queryKey: QueryKey) {
  /** Writes without an answer, in order. */
  let waiting: OptimisticMutation<Data, unknown>['become'][] = []
  /** By query: the server's data, and the data that was shown. */
  const known = new Map<string, { serverData: Data; drawn: unknown }>()
  let turn = Promise.resolve()
  let hasStopped = false

  const read = () =>
    queries
      .getQueryCache()
      .findAll({ queryKey })
      .filter(({ state }) => state.data !== undefined) as Query<Data, Error, Data>[]

  /** Data that this queue did not write was refetched since, or written by a form. */
  function serverDataOf({ queryHash, state: { data } }: Query<Data, Error, Data>): Data {
    const last = known.get(queryHash)
    return last && last.drawn === data ? last.serverData : (data as Data)
  }

  function draw(
    { queryHash, queryKey: key }: Query<Data, Error, Data>,
    serverData: Data,
    now: Data,
  ) {
    known.set(queryHash, { serverData, drawn: queries.setQueryData<Data>(key, () => now) })
  }

  function settle(become: OptimisticMutation<Data, unknown>['become'], isTaken: boolean) {
    waiting = waiting.filter((each) => each !== become)
    for (const query of read()) {
      const serverData = serverDataOf(query)
      if (isTaken)
        known.set(query.queryHash, {
          serverData: become(serverData, query.queryKey),
          drawn: query.state.data,
        })
      else
        draw(
          query,
          serverData,
          waiting.reduce((data, next) => next(data, query.queryKey), serverData),
        )
    }
    if (waiting.length > 0) return
    known.clear()
    void queries.invalidateQueries({ queryKey })
  }

  return {
    /** Resolves with the answer; undefined when it was stopped before there was one. Rejects when it was not accepted, and is then rolled back. */
    async write<Answer>({
      become,
      call,
    }: OptimisticMutation<Data, Answer>): Promise<Answer | undefined> {
      waiting.push(become)
      const before = turn
      let end = () => {}
      turn = new Promise((resolve) => (end = resolve))
      try {
        await queries.cancelQueries({ queryKey })
        for (const query of read())
          draw(query, serverDataOf(query), become(query.state.data as Data, query.queryKey))
        await before
        if (hasStopped) return undefined
        const answer = await call(read().map(serverDataOf))
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
    /** Discards unsent writes; nothing is shown any more. */
    stop() {
      hasStopped = true
    },
  }
}
