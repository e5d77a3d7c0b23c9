import { createHistogram } from 'node:perf_hooks'

/**
 * Collects the durations of calls, in microseconds, by sort, and the refusals, of which there should be
 * none.
 */
export function createTaken() {
  return {
    sorts: {
      lists: createHistogram(),
      records: createHistogram(),
      decisions: createHistogram(),
    },
    refused: [] as string[],
  }
}

/** Result of a load test. */
export type CallsTaken = ReturnType<typeof createTaken>

/** Sorts of calls that are measured separately. */
export type CallSort = keyof CallsTaken['sorts']
