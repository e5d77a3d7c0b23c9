import { Checkbox, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useTimes } from '../useTimes'
import type { ImportedEvent } from './readIcs'

interface ImportedEventsProps {
  found: readonly ImportedEvent[]
  /** Ids of the events in the calendar. */
  here: ReadonlySet<string>
  /** Ids of the events to import. */
  ticked: ReadonlySet<string>
  isDisabled: boolean
  onTick: (ticked: ReadonlySet<string>) => void
}

/** Events in a calendar file, each with the data that will not be imported. */
export function ImportedEvents({ found, here, ticked, isDisabled, onTick }: ImportedEventsProps) {
  const { t } = useTranslation('calendar')
  const times = useTimes()

  function tick(id: string, isOn: boolean) {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    onTick(next)
  }

  return (
    <Rows>
      {found.map(({ event, rule, unknownZone, isCancelled, isOneOfSeries, endsBeforeStart }) => (
        <li key={event.id}>
          <Checkbox
            isSelected={ticked.has(event.id)}
            isDisabled={isDisabled}
            onChange={(isOn) => tick(event.id, isOn)}
          >
            <bdi>{event.title}</bdi>
          </Checkbox>
          <Notes>
            <Text size="sm" tone="muted">
              {times.span(event)}
            </Text>
            {isCancelled ? <Text size="sm">{t('import.cancelled')}</Text> : null}
            {isOneOfSeries ? <Text size="sm">{t('import.oneOfSeries')}</Text> : null}
            {endsBeforeStart ? <Text size="sm">{t('import.endsBeforeStart')}</Text> : null}
            {here.has(event.id) ? <Text size="sm">{t('import.here')}</Text> : null}
            {rule === null ? null : <Text size="sm">{t('import.repeats', { rule })}</Text>}
            {unknownZone === null ? null : (
              <Text size="sm">{t('import.zone', { zone: unknownZone })}</Text>
            )}
          </Notes>
        </li>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const Notes = styled.div`
  display: grid;
  padding-inline-start: ${theme.space[6]};
`
