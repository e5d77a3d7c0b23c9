import { useFormats } from '@console/core/i18n'
import { SkeletonText, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ApprovalFigures } from '../contract'
import { useChartFormats } from '../parts/chartFormats'

/** How approvals go, in four numbers; each with what it was before, or what it is part of. */
export function KeyFigures({ approvals }: { approvals: ApprovalFigures }) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const { hours } = useChartFormats()
  const { decided, medianHours, submitted, overdue, waiting, days } = approvals

  const written = (value: number | null) => (value === null ? '–' : hours(value))
  const before = (value: string) => t('figure.before', { count: days.length, value })

  return (
    <Row>
      <Figure name={t('figure.decided')} note={before(formats.number(decided.before))}>
        {formats.number(decided.now)}
      </Figure>
      <Figure name={t('figure.median')} note={before(written(medianHours.before))}>
        {written(medianHours.now)}
      </Figure>
      <Figure name={t('figure.submitted')} note={before(formats.number(submitted.before))}>
        {formats.number(submitted.now)}
      </Figure>
      <Figure
        name={t('figure.overdue')}
        note={t('figure.ofWaiting', { count: waiting, value: formats.number(waiting) })}
        isWaiting={overdue > 0}
      >
        {formats.number(overdue)}
      </Figure>
    </Row>
  )
}

interface FigureProps {
  name: string
  note: string
  /** It waits for the reader. */
  isWaiting?: boolean
  children: ReactNode
}

function Figure({ name, note, isWaiting, children }: FigureProps) {
  return (
    <Tile>
      <dt>{name}</dt>
      <Value data-waiting={isWaiting || undefined}>{children}</Value>
      <Text as="dd" tone="muted" size="sm">
        {note}
      </Text>
    </Tile>
  )
}

/** The key figures' places. */
export function KeyFiguresSkeleton() {
  return (
    <Row as="div">
      {['decided', 'median', 'submitted', 'overdue'].map((figure) => (
        <Tile key={figure}>
          <SkeletonText inlineSize="14ch" />
          <SkeletonText inlineSize="6ch" size="xxl" />
          <SkeletonText inlineSize="20ch" size="sm" />
        </Tile>
      ))}
    </Row>
  )
}

const Row = styled.dl`
  display: grid;
  /* At most four side by side. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(232px, (100% - 3 * ${theme.space[4]}) / 4)), 1fr)
  );
  gap: ${theme.space[4]};
`

const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font-weight: 500;

  dd:last-child {
    font-weight: 400;
  }
`

const Value = styled.dd`
  font-size: ${theme.text.xxl};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;

  &[data-waiting] {
    color: ${theme.color.waiting};
  }
`
