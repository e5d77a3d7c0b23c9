import type { ImportJob } from '@console/core/imports'

/** Maximum files that one notice names. */
const maxNames = 3

/** Content of the notice about unfinished imports of one type. */
export interface UnfinishedSummary {
  count: number
  /** File names of the newest imports. */
  names: readonly string[]
  /** Address of the only import, or of the list of several. */
  to: string
}

/**
 * Summarizes the unfinished imports of one type; null if there are none.
 * @param path address of their screen
 */
export function summarize(
  jobs: readonly Pick<ImportJob, 'jobId' | 'file'>[],
  path: string,
): UnfinishedSummary | null {
  const [first, ...others] = jobs
  if (!first) return null
  return {
    count: jobs.length,
    names: jobs.slice(0, maxNames).map(({ file }) => file.name),
    to: others.length === 0 ? `${path}?job=${first.jobId}` : path,
  }
}
