import { Card, Stack, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { scheduleRanges, type WidgetNamed } from './contract'
import { RangeChoice, useRange } from './RangeChoice'

/** Schedule of today or tomorrow, in order of time. */
export function Schedule(widget: WidgetNamed<'schedule'>) {
  const { t } = useTranslation('project-dashboard')
  const range = useRange(widget, scheduleRanges)
  const entries = widget.data[range.chosen]
  return (
    <Card heading={t('schedule.title')} headingLevel={3} headingSize="md">
      <Stack align="start">
        <RangeChoice label={t('schedule.title')} range={range} />
        {entries.length === 0 ? (
          <Text tone="muted">{t('schedule.empty')}</Text>
        ) : (
          <Entries>
            {entries.map(({ id, title, from, to }) => (
              <li key={id}>
                <Times dir="ltr">
                  {from}–{to}
                </Times>
                <bdi>{title}</bdi>
              </li>
            ))}
          </Entries>
        )}
      </Stack>
    </Card>
  )
}

const Entries = styled.ol`
  display: grid;
  inline-size: 100%;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
  li:last-child {
    border-block-end: 0;
  }
`

const Times = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`
