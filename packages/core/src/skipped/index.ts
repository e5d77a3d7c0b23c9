import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import { addUp, type Skipped } from '../contracts'

/** Reports of skipped rows are cached beside the data, under a key of their own: lists stay lists. */
const skippedKey = (queryKey: QueryKey) => ['skipped', ...queryKey]

/** Caches the report of skipped rows for the data of `queryKey`: none, where everything parsed. */
export function storeSkipped(client: QueryClient, queryKey: QueryKey, parts: readonly Skipped[]) {
  const requestId = parts.find((part) => part.requestId !== null)?.requestId ?? null
  const skipped: Skipped | null = parts.length === 0 ? null : { ...addUp(parts), requestId }
  client.setQueryData(skippedKey(queryKey), skipped)
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>

/** Options for a query's calls: the abort signal, and the callback for skipped rows. */
export interface ReportingSkipped {
  signal: AbortSignal
  onSkipped: (skipped: Skipped) => void
}

/**
 * Creates a query function that also caches the report of skipped rows: `queryFn: reportingSkipped((reporting) => send({ …, ...reporting
 * }))`.
 */
export function reportingSkipped<Data>(read: (reporting: ReportingSkipped) => Promise<Data>) {
  return async ({ client, queryKey, signal }: Context): Promise<Data> => {
    const parts: Skipped[] = []
    const data = await read({ signal, onSkipped: (part) => void parts.push(part) })
    storeSkipped(client, queryKey, parts)
    return data
  }
}

/** Skipped items of a query's last read; null where there are none. */
export function useSkipped(queryKey: QueryKey): Skipped | null {
  const { data } = useQuery<Skipped | null>({ queryKey: skippedKey(queryKey), queryFn: skipToken })
  return data ?? null
}
