import { useSend } from '@console/core/api'
import { QueryBoundary } from '@console/query-boundary'
import { frameHeight, Heading, SkeletonBlock, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { eventsQuery } from '../api'
import { Calendar } from './Calendar'

/**
 * /apps/calendar/:view?/:day?/:eventId?: events by month, week, work week and day, and as an agenda; one may be open
 * over them.
 */
export function CalendarScreen() {
  const { t } = useTranslation('calendar')
  const query = useQuery(eventsQuery(useSend()))
  return (
    <Root aria-busy={query.isPending}>
      {query.data ? null : <Heading level={1}>{t('title')}</Heading>}
      <QueryBoundary query={query} skeleton={<SkeletonBlock blockSize={480} />}>
        {(events) => <Calendar events={events} />}
      </QueryBoundary>
    </Root>
  )
}

const Root = styled.div`
  ${frameHeight}
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`
