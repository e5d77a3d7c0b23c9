import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import { addUp, type Unread } from '../contracts'

/** What could not be read is kept beside what was, under a key of its own: lists stay lists. */
const unreadKey = (queryKey: QueryKey) => ['unread', ...queryKey]

/** Keeps what could not be read of what stands under `queryKey`: none, where everything could. */
export function keepUnread(client: QueryClient, queryKey: QueryKey, parts: readonly Unread[]) {
  const requestId = parts.find((part) => part.requestId !== null)?.requestId ?? null
  const unread: Unread | null = parts.length === 0 ? null : { ...addUp(parts), requestId }
  client.setQueryData(unreadKey(queryKey), unread)
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>

/** What goes to the calls of what is read: when it is given up, and who is told what of it could not be read. */
export interface Noting {
  signal: AbortSignal
  onUnread: (unread: Unread) => void
}

/**
 * Makes a query's function that also keeps what could not be read: `queryFn: notingUnread((noting) => send({ …, ...noting }))`.
 */
export function notingUnread<Data>(read: (noting: Noting) => Promise<Data>) {
  return async ({ client, queryKey, signal }: Context): Promise<Data> => {
    const parts: Unread[] = []
    const data = await read({ signal, onUnread: (part) => void parts.push(part) })
    keepUnread(client, queryKey, parts)
    return data
  }
}

/** The items of a query that could not be read when it was last read; null where all could. */
export function useUnread(queryKey: QueryKey): Unread | null {
  const { data } = useQuery<Unread | null>({ queryKey: unreadKey(queryKey), queryFn: skipToken })
  return data ?? null
}
