import type { ImportJob } from '@console/core/imports'

/** Maximum files that one notice names. */
const maxNames = 3

/** What a notice says of the unfinished imports of one kind. */
export interface UnfinishedSummary {
  count: number
  /** The newest ones, by their files. */
  names: readonly string[]
  /** Where one import continues, or several are listed. */
  to: string
}

/**
 * Summarizes the unfinished imports of one kind; null where there is nothing to say.
 * @param path the address of their screen
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
