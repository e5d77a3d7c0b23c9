import type { Send } from '@console/core/api'
import { notingUnread } from '@console/core/unread'
import { queryOptions } from '@tanstack/react-query'
import { storedFiles } from './contract'

/** Under which key what was read of the files is kept. */
export const filesKey = ['file-manager', 'files'] as const

/** Specification 7: `GET /api/file-manager-app/files`, all folders and what lies in them. */
export function filesQuery(send: Send) {
  return queryOptions({
    queryKey: filesKey,
    queryFn: notingUnread((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/file-manager-app/files',
        answer: storedFiles,
        ...noting,
      }),
    ),
  })
}
