import type { Send } from '@console/core/api'
import { readSections, type SectionedDocument } from '@console/core/sections'
import { resourceKeys } from '@console/read'
import { queryOptions } from '@tanstack/react-query'

/** Under which key a document is kept: as a page of its resource, so that it is read again as soon as a server tells that a section has changed. */
export function sectionsKey({ id }: Pick<SectionedDocument, 'id'>) {
  return [...resourceKeys.pages(id), 'sections'] as const
}

/** How a document is read. */
export function sectionsOptions(send: Send, document: SectionedDocument) {
  return queryOptions({
    queryKey: sectionsKey(document),
    queryFn: ({ signal }) => readSections(send, document, signal),
  })
}
