import { nameOfRef } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import type { ListingDetail } from '@console/domain/listing'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Stack, StatusChip, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with the plan of a listing: price, end date, usage of its limits, and invoices. */
export function ListingPlan({ detail }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { plan, planPrice, subscription, photoCount, photoLimit, phones } = detail
  const dateOf = (at: string | null) => (at === null ? '–' : formats.date(new Date(at)))
  const used = (count: number, limit: number) =>
    t('photos.of', { used: formats.number(count), limit: formats.number(limit) })
  return (
    <Stack gap={4}>
      <Card heading={t('column.plan')}>
        <DescriptionList
          details={[
            {
              label: t('column.plan'),
              value: t('plan.version', {
                plan: formats.isolate(formats.text(nameOfRef(plan))),
                number: formats.number(subscription.planVersion),
              }),
            },
            {
              label: t('plan.price'),
              value: t(`plan.per.${subscription.period}`, {
                amount: formats.isolate(formats.money(planPrice)),
              }),
            },
            { label: t('plan.startedAt'), value: dateOf(subscription.startedAt) },
            { label: t('column.expires'), value: dateOf(detail.expiresAt) },
            { label: t('field.photos'), value: used(photoCount, photoLimit) },
            { label: t('column.phones'), value: used(phones.length, subscription.phoneLimit) },
            { label: t('column.featuredUntil'), value: dateOf(detail.featuredUntil) },
          ]}
        />
      </Card>
      <Bills detail={detail} />
    </Stack>
  )
}

const tones = { open: 'info', paid: 'success' } as const

function Bills({ detail: { bills } }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const dateOf = (at: string | null) => (at === null ? '–' : formats.date(new Date(at)))
  return (
    <Card heading={t('bills.title')}>
      {bills.length === 0 ? (
        <Text as="p" tone="muted">
          {t('bills.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('bills.title')}
          columns={[
            { title: t('bills.number') },
            { title: t('column.plan') },
            { title: t('bills.period') },
            { title: t('bills.amount'), align: 'end' },
            { title: t('bills.state') },
          ]}
          rows={bills.map(({ billNo, plan, planVersion, from, to, amount, state }) => ({
            key: billNo,
            cells: [
              <bdi key="number">{billNo}</bdi>,
              t('plan.version', {
                plan: formats.isolate(formats.text(nameOfRef(plan))),
                number: formats.number(planVersion),
              }),
              t('bills.fromTo', { from: dateOf(from), to: dateOf(to) }),
              <MoneyText key="amount" money={amount} />,
              <StatusChip key="state" tone={tones[state]}>
                {t(`bills.state.${state}`)}
              </StatusChip>,
            ],
          }))}
        />
      )}
    </Card>
  )
}
