import { useSend } from '@console/core/api'
import { Grid, Heading, Stack, StatePanel, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { widgetsQuery } from '../api'
import { WidgetsSkeleton } from '../AnalyticsScreen/WidgetsSkeleton'
import type { Widget } from '../contract'
import { Read } from '../parts/Read'
import { Campaigns } from './Campaigns'
import { Devices } from './Devices'
import { Sales } from './Sales'
import { Traffic } from './Traffic'
import { SkippedWidgets } from './SkippedWidgets'
import { Users } from './Users'
import { VisitsByMonth } from './VisitsByMonth'
import { WeekFigure } from './WeekFigure'

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
