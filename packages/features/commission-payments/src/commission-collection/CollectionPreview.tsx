import { type CollectionRow, collectionsResource } from '@console/domain/commission-collection'
import { toVoucher } from '@console/domain/commission-voucher'
import type { PreviewProps } from '@console/list'
import { DescriptionList, MoneyText } from '@console/details'
import { DetailOf } from '@console/decision'
import { LedgerTable } from '@console/marketplace/commission'
import { Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

const sums = [
  'accrued',
  'reversed',
  'adjusted',
  'paid',
  'outstanding',
  'vouchered',
  'open',
] as const

/** Preview of an agent's earnings: sums, open lines, and vouchers in progress. */
export function CollectionPreview({ row }: PreviewProps<CollectionRow>) {
  const { t } = useTranslation('commission-payments')
  return (
    <DetailOf resource={collectionsResource} row={row}>
      {({ entries, vouchers, ...detail }) => (
        <Stack gap={4}>
          <Card heading={t('collections.sums')}>
            <DescriptionList
              details={[
                ...sums.map((name) => ({
                  label: t(`column.${name}`),
                  value: <MoneyText money={detail[name]} />,
                })),
                {
                  label: t('collections.vouchers'),
                  value:
                    vouchers.length === 0 ? null : (
                      <Stack gap={1}>
                        {vouchers.map(({ token, label }) => (
                          <Link key={token} href={toVoucher(token)}>
                            <bdi>{label}</bdi>
                          </Link>
                        ))}
                      </Stack>
                    ),
                },
              ]}
            />
          </Card>
          <Card heading={t('collections.openEntries')}>
            {entries.length === 0 ? (
              <Text tone="muted">{t('collections.nothing')}</Text>
            ) : (
              <LedgerTable label={t('column.entries')} entries={entries} />
            )}
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}
