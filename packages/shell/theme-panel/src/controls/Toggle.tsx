import { Switch } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface ToggleProps {
  children: ReactNode
  isSelected: boolean
  /** Description, below its name. */
  description?: string
  /**
   * Reason why it cannot be changed, in place of the description. It can still be focused and read.
   */
  reason?: string
  onChange: (isSelected: boolean) => void
}

/** A part of the page that is on or off. */
export function Toggle({ children, isSelected, description, reason, onChange }: ToggleProps) {
  return (
    <Root data-unavailable={reason ? true : undefined}>
      <Switch
        isSelected={isSelected}
        description={reason ?? description}
        aria-disabled={reason ? true : undefined}
        onChange={(next) => {
          if (!reason) onChange(next)
        }}
      >
        {children}
      </Switch>
    </Root>
  )
}

const Root = styled.div`
  &[data-unavailable] label {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-unavailable] label {
      color: GrayText;
      opacity: 1;
    }
  }
`
