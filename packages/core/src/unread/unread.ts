import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import { addUp, type Unread } from '../contracts'

/** Reports of skipped rows are cached beside the data, under a key of their own: lists stay lists. */
const unreadKey = (queryKey: QueryKey) => ['unread', ...queryKey]

/** Caches the report of skipped rows for the data of `queryKey`: none, where everything parsed. */
export function keepUnread(client: QueryClient, queryKey: QueryKey, parts: readonly Unread[]) {
  const requestId = parts.find((part) => part.requestId !== null)?.requestId ?? null
  const unread: Unread | null = parts.length === 0 ? null : { ...addUp(parts), requestId }
  client.setQueryData(unreadKey(queryKey), unread)
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>

/** Options for a query's calls: the abort signal, and the callback for skipped rows. */
export interface Noting {
  signal: AbortSignal
  onUnread: (unread: Unread) => void
}

/**
 * Creates a query function that also caches the report of skipped rows: `queryFn: notingUnread((noting) => send({ …, ...noting
 * }))`.
 */
export function notingUnread<Data>(read: (noting: Noting) => Promise<Data>) {
  return async ({ client, queryKey, signal }: Context): Promise<Data> => {
    const parts: Unread[] = []
    const data = await read({ signal, onUnread: (part) => void parts.push(part) })
    keepUnread(client, queryKey, parts)
    return data
  }
}

/** Skipped items of a query's last read; null where there are none. */
export function useUnread(queryKey: QueryKey): Unread | null {
  const { data } = useQuery<Unread | null>({ queryKey: unreadKey(queryKey), queryFn: skipToken })
  return data ?? null
}
