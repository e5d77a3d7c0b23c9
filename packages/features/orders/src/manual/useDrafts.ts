import { useSend } from '@console/core/api'
import { readDrafts } from '@console/domain/order-draft'
import { useQuery } from '@tanstack/react-query'

/** Query keys of drafts. */
export const draftKeys = {
  all: ['order-drafts'] as const,
  list: ['order-drafts', 'list'] as const,
  draft: (token: string) => ['order-drafts', 'draft', token] as const,
  quotes: (token: string) => ['order-drafts', 'quote', token] as const,
}

/** Drafts of the user. */
export function useDrafts() {
  const send = useSend()
  return useQuery({
    queryKey: draftKeys.list,
    queryFn: ({ signal }) => readDrafts(send, signal),
  })
}
