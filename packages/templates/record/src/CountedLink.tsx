import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/workflows'
import { readCounts, type Resource } from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { Link, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

interface CountedLinkProps {
  resource: Pick<Resource<ActionableRow>, 'id' | 'base' | 'path'>
  /** Query of the records, as it is sent to the server. */
  query: Readonly<Record<string, string>>
  /** List that shows exactly these records. */
  list: { title: string; to: string }
}

/** Link to related records with their number: "B2C orders: 13". */
export function CountedLink({ resource, query, list }: CountedLinkProps) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  const send = useSend()
  const asked = new URLSearchParams(query).toString()
  const { data } = useQuery({
    queryKey: resourceKeys.counts(resource.id, [asked]),
    queryFn: ({ signal }) => readCounts(send, resource, [asked], signal),
  })
  const count = data?.counts[0]
  return (
    <Text size="sm" tone="muted">
      <Link variant="quiet" href={list.to}>
        {/* Without a number the link is shown all the same. */}
        {count === undefined
          ? list.title
          : t('record.counted', { list: list.title, number: formats.number(count) })}
      </Link>
    </Text>
  )
}
