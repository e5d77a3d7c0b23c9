import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface ThingNameProps {
  /** Short text. */
  children: ReactNode
  /** Default: `neutral`. */
  tone?: 'neutral' | 'accent'
}

/** Thing name: a short text on a coloured background. */
export function ThingName({ tone = 'neutral', children }: ThingNameProps) {
  return <Root data-tone={tone}>{children}</Root>
}

const Root = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  overflow-wrap: anywhere;

  &[data-tone='neutral'] {
    background: ${theme.color.surface};
  }
  &[data-tone='accent'] {
    background: ${theme.color.accentSoft};
  }
`
