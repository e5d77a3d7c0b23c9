import { useFormats } from '@console/core/i18n'
import { BarChart, Stack, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'
import { issueFigures, weekRanges, type WidgetNamed } from './contract'
import { RangeChoice, useRange } from './RangeChoice'

/** Issues of a week, Monday to Sunday (specification 9): new and closed ones stacked, and totals of other results. */
export function IssuesByDay(widget: WidgetNamed<'issuesByDay'>) {
  const { t } = useTranslation('project-dashboard')
  const { number } = useFormats()
  const { weekday } = useChartFormats()
  const range = useRange(widget, weekRanges)
  const week = widget.data[range.chosen]
  const days = week.created.map((_, day) => ({ label: weekday(day), tick: weekday(day) }))
  const seriesOf = (figure: (typeof issueFigures)[number]) => ({
    name: t(`issues.${figure}`),
    values: week[figure],
    total: number(sumOf(week[figure])),
  })
  return (
    <ChartCard
      title={t('issues.title')}
      fileName={`issues-${range.chosen}`}
      numbers={{
        columns: [
          { title: t('issues.day'), show: (cell) => weekday(Number(cell) - 1) },
          ...issueFigures.map((figure) => ({ title: t(`issues.${figure}`) })),
        ],
        rows: days.map((_, day) => [
          day + 1,
          ...issueFigures.map((figure) => week[figure][day] ?? 0),
        ]),
      }}
      lead={<RangeChoice label={t('issues.title')} range={range} />}
    >
      <Halves>
        <BarChart
          isStacked
          label={t('issues.title')}
          points={days}
          series={[seriesOf('created'), seriesOf('closed')]}
          format={number}
        />
        <Pairs>
          {issueFigures.map((figure) => (
            <Stack key={figure} gap={1}>
              <Stack direction="row" gap={2} align="baseline">
                <Text size="xl" weight="semibold" isTabular>
                  {number(sumOf(week[figure]))}
                </Text>
                <Text tone="muted" size="sm">
                  {t(`issues.${figure}`)}
                </Text>
              </Stack>
              <BarChart
                isSmall
                label={t(`issues.${figure}`)}
                points={days}
                series={[seriesOf(figure)]}
                format={number}
              />
            </Stack>
          ))}
        </Pairs>
      </Halves>
    </ChartCard>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${theme.space[6]};
`

/* Two side by side on a phone, too. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;
  gap: ${theme.space[4]};
`
