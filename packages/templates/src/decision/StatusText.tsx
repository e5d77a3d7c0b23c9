import { StatusChip } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Status, statuses } from './statuses'

export interface StatusTextProps {
  status: Status
  /** It is not confirmed yet: the decision that brings it is on its way. */
  isUnconfirmed?: boolean
}

/** Where a record stands, as a chip with its word and icon. */
export function StatusText({ status, isUnconfirmed = false }: StatusTextProps) {
  const { t } = useTranslation('templates')
  return (
    <Root data-unconfirmed={isUnconfirmed || undefined} aria-busy={isUnconfirmed || undefined}>
      <StatusChip {...statuses[status]}>{t(`status.${status}`)}</StatusChip>
    </Root>
  )
}

const Root = styled.span`
  &[data-unconfirmed] > span {
    outline: 1px dashed currentColor;
    outline-offset: -1px;
  }
`
