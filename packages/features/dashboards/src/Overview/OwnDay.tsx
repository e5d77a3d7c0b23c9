import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { OwnDay as Reported } from '../contract'
import { useChartFormats } from '../charts/chartFormats'

/** The user's work of today, in one line; an empty line while loading. */
export function OwnDay({ own }: { own: Reported | undefined }) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { hours } = useChartFormats()
  if (!own) return <Line aria-hidden />
  const { cleared, medianHours, undone } = own
  const details = [
    [t('own.cleared'), number(cleared)],
    [t('own.median'), medianHours === null ? '–' : hours(medianHours)],
    [t('own.undone'), number(undone)],
  ]
  return (
    <Line aria-label={t('own.title')} role="group">
      <dl>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Line>
  )
}

const Line = styled.div`
  min-block-size: 1.25rem;
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  line-height: 1.25rem;

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[6]};
  }
  div {
    display: flex;
    gap: ${theme.space[2]};
  }
  dd {
    color: ${theme.color.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 599px) {
    min-block-size: 3.75rem;
  }
`
