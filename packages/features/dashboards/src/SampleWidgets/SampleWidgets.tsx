import { useSend } from '@console/core/api'
import { Grid, Heading, Stack, StatePanel, Text, BarList } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '@console/core/i18n'
import { widgetsQuery } from '../api'
import { WidgetsSkeleton } from './WidgetsSkeleton'
import type { Widget } from '../contract'
import { Read } from '../Read'
import { Devices } from './Devices'
import { Sales } from './Sales'
import { Traffic } from './Traffic'
import { SkippedWidgets } from './SkippedWidgets'
import { VisitsByMonth } from './VisitsByMonth'
import { WeekFigure } from './WeekFigure'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'

/** The specification's sample widgets of analytics, from the sample backend; none of them is about this marketplace. */
export function SampleWidgets() {
  const { t } = useTranslation('dashboards')
  const send = useSend()
  const query = widgetsQuery(send)
  const widgets = useQuery(query)
  return (
    <Stack aria-busy={widgets.isPending}>
      <Stack gap={0}>
        <Heading level={2} size="lg">
          {t('sample.title')}
        </Heading>
        <Text tone="muted">{t('sample.origin')}</Text>
      </Stack>
      <Read query={widgets} of="widgets" skeleton={<WidgetsSkeleton />}>
        {(data) =>
          data.length === 0 ? (
            <StatePanel
              kind="empty"
              icon={ChartNoAxesColumn}
              headingLevel={3}
              title={t('sample.empty.title')}
            >
              {t('sample.empty.message')}
            </StatePanel>
          ) : (
            <Stack>
              <Group widgets={data} ids={['visitsByMonth']} />
              <Group widgets={data} ids={['conversion', 'impressions', 'visits']} />
              <Group widgets={data} ids={['traffic', 'devices']} />
              <Group widgets={data} ids={['users', 'sales', 'campaigns']} />
            </Stack>
          )
        }
      </Read>
      <SkippedWidgets of={query.queryKey} />
    </Stack>
  )
}

interface GroupProps {
  widgets: readonly Widget[]
  ids: readonly Widget['id'][]
}

/** Widgets side by side, among those in the response. */
function Group({ widgets, ids }: GroupProps) {
  return (
    <Grid minColumn={ids.length === 1 ? 'regular' : 'wide'}>
      {widgets
        .filter(({ id }) => ids.includes(id))
        .map((widget) => (
          <WidgetOf key={widget.id} widget={widget} />
        ))}
    </Grid>
  )
}

function WidgetOf({ widget }: { widget: Widget }) {
  switch (widget.id) {
    case 'visitsByMonth':
      return <VisitsByMonth {...widget} />
    case 'conversion':
    case 'impressions':
    case 'visits':
      return <WeekFigure {...widget} />
    case 'traffic':
      return <Traffic {...widget} />
    case 'users':
      return <Users {...widget} />
    case 'devices':
      return <Devices {...widget} />
    case 'sales':
      return <Sales {...widget} />
    case 'campaigns':
      return <Campaigns {...widget} />
  }
}

/** Best campaigns by conversions. */
function Campaigns({ rows }: Extract<Widget, { id: 'campaigns' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent } = useChartFormats()
  return (
    <ChartCard
      title={t('sample.campaigns')}
      fileName="campaigns"
      size="list"
      numbers={{
        columns: [
          { title: t('sample.campaign') },
          { title: t('sample.clicks') },
          { title: t('sample.conversions') },
        ],
        rows: rows.map(({ title, clicks, conversions }) => [title, clicks, conversions]),
      }}
    >
      <BarList
        items={rows.map(({ id, title, clicks, conversions }) => ({
          id,
          label: <bdi>{title}</bdi>,
          value: conversions,
          note: percent(clicks === 0 ? 0 : conversions / clicks),
        }))}
        format={number}
      />
    </ChartCard>
  )
}

/** Users by country. There is no map, which would need third-party tiles. */
function Users({ countries }: Extract<Widget, { id: 'users' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { country: nameOf } = useChartFormats()
  return (
    <ChartCard
      title={t('sample.users')}
      fileName="users"
      size="list"
      numbers={{
        columns: [
          { title: t('sample.country'), show: (cell) => nameOf(String(cell)) },
          { title: t('sample.usersCount') },
        ],
        rows: countries.map(({ country, users }) => [country, users]),
      }}
    >
      <BarList
        items={countries.map(({ country, users }) => ({
          id: country,
          label: nameOf(country),
          value: users,
        }))}
        format={number}
      />
    </ChartCard>
  )
}
