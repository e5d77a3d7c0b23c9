import { makeKey, useSend } from '@console/core/api'
import { type SavedView, savedView, savedViews, type ViewToSave } from '@console/core/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'

const none: readonly SavedView[] = []

/** Stale time in milliseconds: another tab may have saved more since. */
const freshTime = 60_000

/** Saved views of a user for a list. Each is saved with its own call, so that none is lost with another. */
export interface SavedViews {
  /** Empty until they are read, or when that failed. */
  views: readonly SavedView[]
  /** Adds one; rejects when the server does not save it. */
  add(view: ViewToSave): Promise<unknown>
  /** Changes a view's name or query; rejects when the server does not save it. */
  change(viewId: string, change: Partial<ViewToSave>): Promise<unknown>
  /** Deletes one; rejects when the server does not. */
  remove(viewId: string): Promise<unknown>
}

/** Reads and writes a user's saved views of a list. */
export function useSavedViews(listId: string): SavedViews {
  const send = useSend()
  const client = useQueryClient()
  const queryKey = ['views', listId]
  /** Key of the last call without an answer: a repetition is applied once. */
  const open = useRef<{ call: string; key: string }>(null)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      send({
        base: 'business',
        method: 'GET',
        path: '/me/views/:list',
        segments: { list: listId },
        answer: savedViews,
        signal,
      }),
    staleTime: freshTime,
  })

  async function write<Answer>(
    method: 'POST' | 'PATCH' | 'DELETE',
    viewId: string | null,
    body: Partial<ViewToSave> | undefined,
    answer: z.ZodMiniType<Answer>,
    put: (views: readonly SavedView[], answer: Answer) => SavedView[],
  ): Promise<void> {
    const call = JSON.stringify([method, viewId, body])
    const key = open.current?.call === call ? open.current.key : makeKey()
    open.current = { call, key }
    try {
      const headers = { 'Idempotency-Key': key }
      const given = await send({
        base: 'business',
        method,
        ...(viewId === null
          ? { path: '/me/views/:list', segments: { list: listId } }
          : { path: '/me/views/:list/:viewId', segments: { list: listId, viewId } }),
        body,
        headers,
        answer,
      })
      open.current = null
      await client.cancelQueries({ queryKey })
      client.setQueryData<z.infer<typeof savedViews>>(
        queryKey,
        (known) => known && { views: put(known.views, given) },
      )
    } finally {
      // Views that another tab has saved since are read, too.
      void client.invalidateQueries({ queryKey })
    }
  }

  return {
    views: data?.views ?? none,
    add: (view) =>
      write('POST', null, view, savedView, (views, added) => [
        // It already exists when its first answer was lost and the views were read since.
        ...views.filter(({ viewId }) => viewId !== added.viewId),
        added,
      ]),
    change: (viewId, change) =>
      write('PATCH', viewId, change, savedView, (views, changed) =>
        views.map((each) => (each.viewId === viewId ? changed : each)),
      ),
    remove: (viewId) =>
      write('DELETE', viewId, undefined, z.unknown(), (views) =>
        views.filter((each) => each.viewId !== viewId),
      ),
  }
}
