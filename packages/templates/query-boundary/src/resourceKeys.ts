import type { ListQuery } from '@console/core/resources'

/**
 * Query keys of a resource, by which a decision finds every place that shows its record: `of` is the prefix of all
 * others.
 */
export const resourceKeys = {
  of: (resource: string) => ['resource', resource] as const,
  /** Pages of all its lists. */
  pages: (resource: string) => ['resource', resource, 'page'] as const,
  page: (resource: string, query: ListQuery) => [...resourceKeys.pages(resource), query] as const,
  /** Rows that decisions returned, by token. */
  answered: (resource: string) => ['resource', resource, 'answered'] as const,
  /** Recent changes by others, by token. */
  others: (resource: string) => ['resource', resource, 'others'] as const,
  /** Rows after the last record of a page. */
  following: (resource: string) => ['resource', resource, 'following'] as const,
  /** Number of rows with each value of a filter: pages that are read for their facets only. */
  facet: (resource: string, query: ListQuery) => ['resource', resource, 'facet', query] as const,
  counts: (resource: string, queries: readonly string[]) =>
    ['resource', resource, 'counts', queries] as const,
  records: (resource: string) => ['resource', resource, 'record'] as const,
  record: (resource: string, token: string) => [...resourceKeys.records(resource), token] as const,
  histories: (resource: string) => ['resource', resource, 'history'] as const,
  history: (resource: string, token: string) =>
    [...resourceKeys.histories(resource), token] as const,
}
