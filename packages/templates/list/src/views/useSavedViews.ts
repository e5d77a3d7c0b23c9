import { makeKey, useSend } from '@console/core/api'
import { type SavedView, savedView, savedViews, type ViewToSave } from '@console/core/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'

const none: readonly SavedView[] = []

/** What was read is as good as new for a minute: another tab may have saved more since. */
const freshTime = 60_000

/** The views that a person saved of a list. Each is kept by a call of its own, so that none is lost with another. */
export interface SavedViews {
  /** None as long as they are not read, or could not be. */
  views: readonly SavedView[]
  /** Saves one more; rejects where the server does not. */
  add(view: ViewToSave): Promise<unknown>
  /** Gives one another name or query; rejects where the server does not. */
  change(viewId: string, change: Partial<ViewToSave>): Promise<unknown>
  /** Deletes one; rejects where the server does not. */
  remove(viewId: string): Promise<unknown>
}

/** Reads and keeps a person's own views of a list. */
export function useSavedViews(list: string): SavedViews {
  const send = useSend()
  const client = useQueryClient()
  const queryKey = ['views', list]
  /** The key of what was sent last without an answer: sent again it is taken once. */
  const open = useRef<{ call: string; key: string }>(null)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      send({
        base: 'business',
        method: 'GET',
        path: '/me/views/:list',
        segments: { list },
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
          ? { path: '/me/views/:list', segments: { list } }
          : { path: '/me/views/:list/:viewId', segments: { list, viewId } }),
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
      // What another tab saved meanwhile comes with it.
      void client.invalidateQueries({ queryKey })
    }
  }

  return {
    views: data?.views ?? none,
    add: (view) =>
      write('POST', null, view, savedView, (views, added) => [
        // It is there already where its first answer was lost and the views were read since.
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
