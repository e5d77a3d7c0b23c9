import type { Send } from '@console/core/api'
import { readSections, type SectionedDocument } from '@console/core/sections'
import { resourceKeys } from '@console/query-boundary'
import { queryOptions } from '@tanstack/react-query'

/** Query key of a document: as a page of its resource, so that it is refetched as soon as a server reports a change to a section. */
export function sectionsKey({ id }: Pick<SectionedDocument, 'id'>) {
  return [...resourceKeys.pages(id), 'sections'] as const
}

/** Query options of a document. */
export function sectionsOptions(send: Send, document: SectionedDocument) {
  return queryOptions({
    queryKey: sectionsKey(document),
    queryFn: ({ signal }) => readSections(send, document, signal),
  })
}
