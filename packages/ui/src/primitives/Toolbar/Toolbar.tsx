import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'

export interface ToolbarProps {
  /** Accessible name of the toolbar. */
  label: string
  children: ReactNode
}

/** A group of buttons with one Tab stop: arrow keys move between them, in the reading direction. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <WithAria>
      <Root aria-label={label}>{children}</Root>
    </WithAria>
  )
}

const Root = styled(AriaToolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`
