import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { timeLeft, type Unit } from './timeLeft'

/** Remaining time: days, hours, minutes, seconds. Screen readers read it on demand, not every second. */
export function Countdown({ milliseconds }: { milliseconds: number }) {
  const { t } = useTranslation('waiting')
  const formats = useFormats()
  const left = Object.entries(timeLeft(milliseconds)) as [Unit, number][]
  return (
    <Root role="timer" aria-label={t('countdown')}>
      <dl>
        {left.map(([unit, count]) => (
          <div key={unit}>
            <dt>{t(`countdown.${unit}`, { count })}</dt>
            <dd>{formats.number(count)}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}

const Root = styled.div`
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 88px));
    gap: ${theme.space[3]};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${theme.space[3]} ${theme.space[1]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font-size: ${theme.text.display};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.2;
  }
`
