import { useFormats } from '@console/core/i18n'
import { theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface WaitingProps {
  /** Number of waiting records. */
  count: number
  /** A dot only, where a number doesn't fit. */
  isDot: boolean
}

/** Number of records that wait for a decision behind an entry: the exact number, since users come for it. */
export function Waiting({ count, isDot }: WaitingProps) {
  const { t } = useTranslation('navigation')
  const formats = useFormats()
  const number = formats.number(count)
  return (
    <>
      {isDot ? <Dot /> : <Pill aria-hidden>{number}</Pill>}
      <VisuallyHidden>{t('entry.waiting', { count })}</VisuallyHidden>
    </>
  )
}

const Pill = styled.span`
  flex: none;
  min-inline-size: 20px;
  padding: 3px 6px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.waitingSoft};
  color: ${theme.color.waiting};
  font: 600 ${theme.text.xs}/1 ${theme.font.family};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Dot = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 18px;
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.waiting};
  box-shadow: 0 0 0 2px ${theme.color.background};
  forced-color-adjust: none;
`
