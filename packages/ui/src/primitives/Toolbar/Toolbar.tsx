import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'

export interface ToolbarProps {
  /** What its buttons are for, for screen readers. */
  label: string
  children: ReactNode
}

/** Buttons that belong together and are one stop of the Tab key: the arrows go from one to the next, in the reading direction. */
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
