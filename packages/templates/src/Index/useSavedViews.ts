import { useSend } from '@console/core/api'
import { type SavedView, savedViews } from '@console/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const none: readonly SavedView[] = []

/** The views that a person saved of a list. */
export interface SavedViews {
  views: readonly SavedView[]
  /** Keeps another list of them; rejects where the server does not. */
  keep(views: readonly SavedView[]): Promise<unknown>
}

/** Reads and keeps a person's own views of a list: shown at once, taken back where the server refuses them. */
export function useSavedViews(list: string): SavedViews {
  const send = useSend()
  const client = useQueryClient()
  const queryKey = ['views', list]
  const call = { base: 'business', path: `/me/views/${list}`, answer: savedViews } as const
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => send({ ...call, method: 'GET', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mutateAsync } = useMutation({
    mutationFn: (views: readonly SavedView[]) => send({ ...call, method: 'PUT', body: { views } }),
    async onMutate(views) {
      await client.cancelQueries({ queryKey })
      const former = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { views })
      return { former }
    },
    onError: (_error, _views, before) => client.setQueryData(queryKey, before?.former),
  })
  return { views: data?.views ?? none, keep: mutateAsync }
}
