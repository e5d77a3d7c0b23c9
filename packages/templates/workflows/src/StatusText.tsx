import { useTranslate } from '@console/core/i18n'
import type { Workflows } from '@console/core/workflows'
import { StatusChip } from '@console/ui'
import styled from 'styled-components'
import { icons } from './icons'
import { statusText } from './workflowTexts'
import { lookOf } from './statuses'

export interface StatusTextProps {
  workflows: Workflows
  status: string
  /** Set while the decision that leads to it is in flight. */
  isUnconfirmed?: boolean
}

/** Status of a record, as a chip with label and icon. */
export function StatusText({ workflows, status, isUnconfirmed = false }: StatusTextProps) {
  const translate = useTranslate()
  const { tone, icon } = lookOf(workflows, status)
  return (
    <Root data-unconfirmed={isUnconfirmed || undefined} aria-busy={isUnconfirmed || undefined}>
      <StatusChip tone={tone} icon={icons[icon]}>
        {statusText(workflows, status, translate)}
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
