import type { Send } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import { storedFiles } from './contract'

/** Query key of the files. */
export const filesKey = ['file-manager', 'files'] as const

/** Specification 7: `GET /api/file-manager-app/files`, all folders and their content. */
export function filesQuery(send: Send) {
  return queryOptions({
    queryKey: filesKey,
    queryFn: reportingSkipped((noting) =>
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
