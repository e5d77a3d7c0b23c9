import { type Namespace, useFormats, useText } from '@console/core/i18n'
import type { Submitted } from '@console/core/resources'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changesOf, type FieldChange, type FieldReadings, type ReadingContext } from './changes'

/** Changes of a submitted record to the live one, formatted in the user's language. */
export function useChanges<Detail>(
  namespace: Namespace,
  detail: Submitted<Detail>,
  readings: FieldReadings<Detail> | undefined,
): FieldChange[] {
  const { t } = useTranslation(namespace)
  const formats = useFormats()
  const textOf = useText()
  return useMemo(
    () =>
      readings ? changesOf(detail, readings, { t: t as ReadingContext['t'], formats, textOf }) : [],
    [detail, readings, t, formats, textOf],
  )
}
