import type { ListQuery } from '@console/core/resources'

/**
 * What is read of a resource is kept under these keys, so that a decision finds every place where its record is shown:
 * `of` is the beginning of all others.
 */
export const resourceKeys = {
  of: (resource: string) => ['resource', resource] as const,
  /** Every page of every list of it. */
  pages: (resource: string) => ['resource', resource, 'page'] as const,
  page: (resource: string, query: ListQuery) => [...resourceKeys.pages(resource), query] as const,
  /** The rows that decisions were answered with, by token. */
  answered: (resource: string) => ['resource', resource, 'answered'] as const,
  /** What others have just changed, by token. */
  others: (resource: string) => ['resource', resource, 'others'] as const,
  /** What follows the last record of a page. */
  following: (resource: string) => ['resource', resource, 'following'] as const,
  /** How many rows have each value of a filter: pages that are read for their facets only. */
  facet: (resource: string, query: ListQuery) => ['resource', resource, 'facet', query] as const,
  counts: (resource: string, queries: readonly string[]) =>
    ['resource', resource, 'counts', queries] as const,
  records: (resource: string) => ['resource', resource, 'record'] as const,
  record: (resource: string, token: string) => [...resourceKeys.records(resource), token] as const,
  histories: (resource: string) => ['resource', resource, 'history'] as const,
  history: (resource: string, token: string) =>
    [...resourceKeys.histories(resource), token] as const,
}
