import { useFormats } from '@console/core/i18n'
import type { ListingDetail } from '@console/domain/listing'
import { DescriptionList, DetailTable } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { BarChart, Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Days between labels below the chart. */
const tickDays = 10

/** Tab with the results of a listing: contact requests and views by day. */
export function ListingLeads({ detail }: RecordSlotProps<ListingDetail>) {
  return (
    <Stack gap={4}>
      <Leads detail={detail} />
      <Days detail={detail} />
    </Stack>
  )
}

function Leads({ detail: { leads } }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  return (
    <Card heading={t('leads.title')}>
      {leads.length === 0 ? (
        <Text as="p" tone="muted">
          {t('leads.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('leads.title')}
          columns={[
            { title: t('leads.at') },
            { title: t('leads.channel') },
            { title: t('leads.phone') },
            { title: t('leads.message') },
          ]}
          rows={leads.map(({ leadId, at, channel, phoneMasked, message }) => ({
            key: leadId,
            cells: [
              formats.dateTime(new Date(at)),
              t(`leads.channel.${channel}`),
              <bdi key="phone" dir="ltr">
                {phoneMasked ?? '–'}
              </bdi>,
              <bdi key="message">{message ?? '–'}</bdi>,
            ],
          }))}
        />
      )}
    </Card>
  )
}

function Days({ detail: { days, views30d, leads30d } }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const written = days.map(({ date }) => formats.date(new Date(`${date}T12:00:00Z`)))
  return (
    <Card heading={t('days.title')}>
      {days.length === 0 ? (
        <Text as="p" tone="muted">
          {t('days.none')}
        </Text>
      ) : (
        <Stack gap={4}>
          <DescriptionList
            details={[
              { label: t('column.views30d'), value: formats.number(views30d) },
              { label: t('column.leads30d'), value: formats.number(leads30d) },
            ]}
          />
          <BarChart
            label={t('days.chart')}
            points={written.map((label, place) => ({
              label,
              ...(place % tickDays === tickDays / 2 ? { tick: label } : {}),
            }))}
            series={[
              {
                name: t('days.views'),
                values: days.map(({ views }) => views),
                total: formats.number(views30d),
              },
            ]}
            format={formats.number}
          />
          <DetailTable
            label={t('days.title')}
            columns={[
              { title: t('days.day') },
              { title: t('days.views'), align: 'end' },
              { title: t('days.leads'), align: 'end' },
            ]}
            rows={days
              .map(({ date, views, leads }, place) => ({
                key: date,
                cells: [written[place], formats.number(views), formats.number(leads)],
              }))
              .toReversed()}
          />
        </Stack>
      )}
    </Card>
  )
}
