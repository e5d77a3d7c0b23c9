import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

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

/** Units from the longest, in seconds. */
const lengths = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const

/** Unit of the countdown. */
type Unit = keyof typeof lengths

/**
 * Remaining time in whole units: a day and a half is 1 day and 12 hours. A started second counts.
 * @param milliseconds a time in the past counts as nothing
 */
export function timeLeft(milliseconds: number): Record<Unit, number> {
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const left: Record<Unit, number> = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  for (const [unit, length] of Object.entries(lengths) as [Unit, number][]) {
    left[unit] = Math.floor(seconds / length)
    seconds %= length
  }
  return left
}
