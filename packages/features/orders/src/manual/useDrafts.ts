import { useSend } from '@console/core/api'
import { readDrafts } from '@console/domain/order-draft'
import { useQuery } from '@tanstack/react-query'

/** What is read of drafts is kept under these keys. */
export const draftKeys = {
  all: ['order-drafts'] as const,
  list: ['order-drafts', 'list'] as const,
  draft: (token: string) => ['order-drafts', 'draft', token] as const,
  quotes: (token: string) => ['order-drafts', 'quote', token] as const,
}

/** The reader's drafts. */
export function useDrafts() {
  const send = useSend()
  return useQuery({
    queryKey: draftKeys.list,
    queryFn: ({ signal }) => readDrafts(send, signal),
  })
}
