import { ApiError } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { wordsOfFormRefusal } from './Form/troubleWords'
import { takeBack } from './takeBack'

/** A write to rows that were read. */
export interface RowWrite<Row, Answer> {
  /** The rows as they will be; what does not change stays the same object. */
  rows: (rows: readonly Row[]) => readonly Row[]
  call: () => Promise<Answer>
  /** What is said where it fails, before the reason: "The note was not deleted". */
  failed: string
}

/**
 * Writes to rows that were read, where one press does it: they are drawn at once as they will be, and again as they were where
 * the server refuses or does not answer, which is said. What else was written meanwhile stays.
 * @param queryKey what all lists of these rows are kept under, or begins with
 * @returns what writes; it gives the answer, or undefined where there is none
 */
export function useRowWrites<Row extends { id: string }>(queryKey: QueryKey) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const queries = useQueryClient()
  const { snackbar } = useNotices()

  return async function write<Answer>({ rows, call, failed }: RowWrite<Row, Answer>) {
    await queries.cancelQueries({ queryKey })
    const drawn = queries.getQueriesData<readonly Row[]>({ queryKey }).flatMap(([key, before]) => {
      if (!before) return []
      const after = rows(before)
      queries.setQueryData(key, after)
      return [{ key, before, after }]
    })
    try {
      return await call()
    } catch (error) {
      for (const { key, before, after } of drawn)
        queries.setQueryData<readonly Row[]>(
          key,
          (current) => current && takeBack(current, before, after),
        )
      snackbar({
        variant: 'error',
        title: failed,
        description:
          error instanceof ApiError && error.isUnclear
            ? t('write.unclear')
            : wordsOfFormRefusal(error, t, formats),
      })
      return undefined
    } finally {
      void queries.invalidateQueries({ queryKey })
    }
  }
}
