import { createHistogram } from 'node:perf_hooks'

/** How long calls took, in microseconds, by their sort; and what was refused, which nothing should be. */
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

/** What a load has come to. */
export type CallsTaken = ReturnType<typeof createTaken>

/** The sorts of calls that are told apart. */
export type CallSort = keyof CallsTaken['sorts']
