import type { ApprovalStatus } from '@console/domain/approval'
import type { Kinds } from '@console/core/kinds'
import { Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { StatusText } from '@console/kinds'
import { FactTable } from '@console/facts'

/** Another record that has something in common with one. */
export interface Duplicate {
  name: string
  /** What people call it by: `B-000123`. */
  number: string
  /** Where it is shown. */
  href: string
  status: ApprovalStatus
  place: string
  matches: readonly {
    field: 'registrationNo' | 'taxPin' | 'user_phone' | 'payoutAccount' | 'idNumber'
    value: string
  }[]
}

export interface DuplicatesCardProps {
  /** What can be decided about them. */
  kinds: Kinds
  duplicates: readonly Duplicate[]
}

/** Records that may be the same as one, with what is the same in both. */
export function DuplicatesCard({ kinds, duplicates }: DuplicatesCardProps) {
  const { t } = useTranslation('templates')
  return (
    <Card heading={t('record.duplicates.title')}>
      {duplicates.length === 0 ? (
        <Text as="p" tone="muted">
          {t('record.duplicates.empty')}
        </Text>
      ) : (
        <FactTable
          label={t('record.duplicates.title')}
          columns={[
            { title: t('record.duplicates.record') },
            { title: t('record.status') },
            { title: t('record.duplicates.place') },
            { title: t('record.duplicates.matches') },
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
              <StatusText key="status" kinds={kinds} status={status} />,
              <bdi key="place">{place}</bdi>,
              <Stack key="matches" as="ul" gap={0}>
                {matches.map(({ field, value }) => (
                  <li key={field}>
                    {t(`record.duplicates.${field}`)}: <bdi>{value}</bdi>
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
