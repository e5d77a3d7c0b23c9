import { Heading, Link, StatePanel, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CalendarEvent } from '../contract'
import { eventPath, type ViewId } from '../paths'
import { countOf } from '../regional'
import { byDay } from '../spans'
import { useTimes } from '../useTimes'

interface AgendaProps {
  /** The current view, over which an event is opened. */
  view: ViewId
  events: readonly CalendarEvent[]
  /** Focused day. */
  day: string
  /** Range of days to list. */
  shown: { first: string; last: string }
}

/** Events listed day by day. This is also what is printed. */
export function Agenda({ view, events, day, shown }: AgendaProps) {
  const { t } = useTranslation('calendar')
  const times = useTimes()
  const count = countOf(shown)
  const days = byDay(events, shown.first, count)
  if (days.length === 0)
    return (
      <StatePanel kind="empty" title={t(count === 1 ? 'agenda.empty.day' : 'agenda.empty.title')}>
        {t('agenda.empty')}
      </StatePanel>
    )
  return (
    <Root>
      {days.map(({ day: each, events: on }) => (
        <section key={each} data-day={each}>
          <Heading level={2} size="md">
            {times.day(each)}
          </Heading>
          <ul>
            {on.map((event) => (
              <li key={event.id}>
                <Text size="sm" tone="muted" isTabular>
                  {times.hours(event, each)}
                </Text>
                <Link href={eventPath(view, day, event.id)} variant="quiet">
                  <bdi>{event.title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  section {
    break-inside: avoid;
  }
  ul {
    margin: ${theme.space[2]} 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[3]};
    padding-block: ${theme.space[2]};
    border-block-start: 1px solid ${theme.color.hairline};
    overflow-wrap: anywhere;
  }
  li > :first-child {
    flex: none;
    min-inline-size: 7.5rem;
  }
  li a {
    display: flex;
    flex: 1 1 9.5rem;
    align-items: center;
    min-block-size: ${theme.size.target};
  }
`
