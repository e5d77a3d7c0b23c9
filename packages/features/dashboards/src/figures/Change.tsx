import { theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ChangeProps {
  now: number
  before: number
  /** Formats the size of the change, without its sign. */
  format: (change: number) => string
}

/** Direction and size of a change; does not judge whether it is good. */
export function Change({ now, before, format }: ChangeProps) {
  const { t } = useTranslation('dashboards')
  const change = now - before
  if (change === 0) return <Root>{t('change.none')}</Root>
  const number = format(Math.abs(change))
  return (
    <Root>
      <span aria-hidden>
        {change > 0 ? '▲' : '▼'} {number}
      </span>
      <VisuallyHidden>{t(change > 0 ? 'change.more' : 'change.less', { number })}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
