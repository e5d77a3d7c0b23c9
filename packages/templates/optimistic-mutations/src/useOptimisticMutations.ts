import { ApiError } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useSessionSingleton } from '@console/core/session'
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { formRefusalText } from '@console/form'
import { createOptimisticMutations, type OptimisticMutation } from './optimisticMutations'

interface ReportedWrite<Data, Answer> extends OptimisticMutation<Data, Answer> {
  /** Message of a failure, before the reason: "Couldn’t delete the note". */
  failed: string
}

/**
 * Optimistic writes of one press to cached data (`createOptimisticMutations`): shown at once, sent in order even after the screen has
 * closed, and rolled back with a notification when the server refuses or does not answer.
 * @param queryKey cache key of all the data, or its prefix
 * @returns the function that writes; it resolves with the answer, or undefined without one
 */
export function useOptimisticMutations<Data>(queryKey: QueryKey) {
  const translate = useTranslate()
  const formats = useFormats()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const writes = useSessionSingleton(`writes ${hashKey(queryKey)}`, () =>
    createOptimisticMutations<Data>(queries, queryKey),
  )

  return async function write<Answer>({ failed, ...press }: ReportedWrite<Data, Answer>) {
    try {
      return await writes.write(press)
    } catch (error) {
      const isUnclear = error instanceof ApiError && error.isUnclear
      snackbar({
        variant: 'error',
        title: isUnclear ? translate('optimistic-mutations:write.unclear.title') : failed,
        description: isUnclear
          ? translate('optimistic-mutations:write.unclear')
          : formRefusalText(error, translate, formats),
        // Without a network many fail, for one reason.
        key: failed,
      })
      return undefined
    }
  }
}
