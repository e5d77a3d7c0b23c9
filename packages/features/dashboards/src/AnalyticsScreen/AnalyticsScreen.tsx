import { Heading, lazyPart, theme, useLazyPart, StatePanel } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Overview } from '../Overview/Overview'
import { TabLinks } from '../TabLinks'
import { useChoice } from '../useChoice'
import { WidgetsSkeleton } from '../SampleWidgets/WidgetsSkeleton'

const tabs = ['overview', 'sample'] as const

const sampleWidgets = lazyPart(() =>
  import('../SampleWidgets/SampleWidgets').then((m) => m.SampleWidgets),
)

/**
 * /dashboards/analytics (specification 2): the user's queues and the state of approvals, and on a second tab the
 * specification's sample widgets, which load lazily.
 */
export function AnalyticsScreen() {
  const { t } = useTranslation('dashboards')
  const { chosen, addressOf } = useChoice('tab', tabs, 'overview')
  const [isMissing, setIsMissing] = useState(false)
  const SampleWidgets = useLazyPart(sampleWidgets, chosen === 'sample', () => setIsMissing(true))

  return (
    <Root>
      <Heading level={1}>{t('analytics.title')}</Heading>
      <TabLinks
        label={t('analytics.title')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), href: addressOf(id) }))}
        selectedId={chosen}
      />
      {chosen === 'overview' ? (
        <Overview />
      ) : SampleWidgets ? (
        <SampleWidgets />
      ) : isMissing ? (
        <MissingWidgets />
      ) : (
        <WidgetsSkeleton />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-inline-size: 1760px;
`

/** The code of the sample widgets failed to load; it is retried automatically. */
function MissingWidgets() {
  const { t } = useTranslation('dashboards')
  return (
    <StatePanel kind="failed" title={t('state.failed.widgets')}>
      {t('state.missing.message')}
    </StatePanel>
  )
}
