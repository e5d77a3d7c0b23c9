import { useTranslate } from '@console/core/i18n'
import type { Kinds } from '@console/core/kinds'
import { StatusChip } from '@console/ui'
import styled from 'styled-components'
import { icons } from './icons'
import { statusWord } from './kindWords'
import { lookOf } from './statuses'

export interface StatusTextProps {
  kinds: Kinds
  status: string
  /** Set while the decision that leads to it is in flight. */
  isUnconfirmed?: boolean
}

/** Status of a record, as a chip with label and icon. */
export function StatusText({ kinds, status, isUnconfirmed = false }: StatusTextProps) {
  const translate = useTranslate()
  const { tone, icon } = lookOf(kinds, status)
  return (
    <Root data-unconfirmed={isUnconfirmed || undefined} aria-busy={isUnconfirmed || undefined}>
      <StatusChip tone={tone} icon={icons[icon]}>
        {statusWord(kinds, status, translate)}
      </StatusChip>
    </Root>
  )
}

const Root = styled.span`
  &[data-unconfirmed] > span {
    outline: 1px dashed currentColor;
    outline-offset: -1px;
  }
`
