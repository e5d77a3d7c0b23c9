import { useTranslate } from '@console/core/i18n'
import type { ApprovalStatus } from '@console/domain/approval'
import type { Workflows } from '@console/core/workflows'
import { Card, Link, Stack, Text } from '@console/ui'
import { StatusText } from '@console/workflows'
import { DetailTable } from '@console/details'

/** Another record with the same value in a unique field. */
export interface Duplicate {
  name: string
  /** Display number: `B-000123`. */
  number: string
  /** Address of the record. */
  href: string
  status: ApprovalStatus
  place: string
  matches: readonly {
    field: 'registrationNo' | 'taxPin' | 'user_phone' | 'payoutAccount' | 'idNumber'
    value: string
  }[]
}

export interface DuplicatesCardProps {
  /** Workflows of the records. */
  workflows: Workflows
  duplicates: readonly Duplicate[]
}

/** Possible duplicates of a record, with the shared values. */
export function DuplicatesCard({ workflows, duplicates }: DuplicatesCardProps) {
  const translate = useTranslate()
  return (
    <Card heading={translate('marketplace:record.duplicates.title')}>
      {duplicates.length === 0 ? (
        <Text as="p" tone="muted">
          {translate('marketplace:record.duplicates.empty')}
        </Text>
      ) : (
        <DetailTable
          label={translate('marketplace:record.duplicates.title')}
          columns={[
            { title: translate('marketplace:record.duplicates.record') },
            { title: translate('marketplace:approval.column.status') },
            { title: translate('marketplace:record.duplicates.place') },
            { title: translate('marketplace:record.duplicates.matches') },
          ]}
          rows={duplicates.map(({ name, number, href, status, place, matches }) => ({
            key: number,
            cells: [
              <Stack key="record" as="span" gap={0} align="start">
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>
                <Text tone="muted">
                  <bdi>{number}</bdi>
                </Text>
              </Stack>,
              <StatusText key="status" workflows={workflows} status={status} />,
              <bdi key="place">{place}</bdi>,
              <Stack key="matches" as="ul" gap={0}>
                {matches.map(({ field, value }) => (
                  <li key={field}>
                    {translate(`marketplace:record.duplicates.${field}`)}: <bdi>{value}</bdi>
                  </li>
                ))}
              </Stack>,
            ],
          }))}
        />
      )}
    </Card>
  )
}
