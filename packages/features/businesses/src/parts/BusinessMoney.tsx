import type { RecordSlotProps } from '@console/record'
import { DetailTable } from '@console/details'
import { PayoutAccounts } from '@console/marketplace/owners'
import { Card, Stack, StatusChip, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'

/** Tab with the payout accounts of a business, and the numbers that customers pay to in its shop. */
export function BusinessMoney({
  detail: { payoutAccounts, tills },
}: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <Stack gap={4}>
      <PayoutAccounts accounts={payoutAccounts} />
      <Card heading={t('tills.title')}>
        {tills.length === 0 ? (
          <Text as="p" tone="muted">
            {t('tills.none')}
          </Text>
        ) : (
          <DetailTable
            label={t('tills.title')}
            columns={[
              { title: t('tills.number') },
              { title: t('column.kind') },
              { title: t('tills.provider') },
              { title: t('tills.state') },
            ]}
            rows={tills.map(({ number, type, provider, active }) => ({
              key: number,
              cells: [
                <bdi key="number">{number}</bdi>,
                t(`tills.${type}`),
                <bdi key="provider">{provider}</bdi>,
                active ? (
                  <StatusChip tone="success">{t('tills.active')}</StatusChip>
                ) : (
                  <StatusChip tone="neutral">{t('tills.inactive')}</StatusChip>
                ),
              ],
            }))}
          />
        )}
      </Card>
    </Stack>
  )
}
