import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { textSizes } from '../Text/textSizes'

export interface HeadingProps extends Omit<
  HTMLAttributes<HTMLHeadingElement>,
  'className' | 'style'
> {
  children: ReactNode
  /** Level in the page's outline: one `1` per screen, and no level skipped. */
  level: 1 | 2 | 3 | 4
  /** A step of the type scale. Default: 26, 20, 16 and 14 px for the levels 1 to 4. */
  size?: 'md' | 'lg' | 'xl' | 'xxl' | 'display'
}

const sizes = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const

/** Heading of a screen, a card or a part of it. Wraps, never cut. */
export function Heading({ level, size = sizes[level], ...props }: HeadingProps) {
  return <Root as={`h${level}`} {...props} data-size={size} />
}

const Root = styled.h2`
  color: ${theme.color.text};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${textSizes}

  &[data-size='md'],
  &[data-size='lg'] {
    line-height: 1.4;
  }

  /* A router moves the focus to the screen's heading: a starting point for reading, not a control. */
  &[tabindex='-1']:focus {
    outline: none;
    box-shadow: none;
  }
`
