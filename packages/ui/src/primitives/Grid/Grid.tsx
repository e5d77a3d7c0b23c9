import type { HTMLAttributes, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { theme } from '../../tokens/theme'

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Rendered element; a list loses its bullets. Default: `div`. */
  as?: 'div' | 'ul' | 'dl'
  /** Minimum width of a column: 160, 240 or 340 px; as many columns as fit share the width. Default: `regular`. */
  minColumn?: 'narrow' | 'regular' | 'wide'
  /** Steps of 4 px between the cells. Default: 4, which is 16 px. */
  gap?: keyof typeof theme.space
}

/** Equal columns, as many as fit, without a breakpoint: tiles, cards, pairs of fields. */
export function Grid({ minColumn = 'regular', gap = 4, ...props }: GridProps) {
  return <Root {...props} data-min-column={minColumn} data-gap={gap} />
}

const gaps = Object.entries(theme.space).map(
  ([step, length]) => css`
    &[data-gap='${step}'] {
      gap: ${length};
    }
  `,
)

const Root = styled.div`
  display: grid;
  ${gaps}

  &[data-min-column='narrow'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  }
  &[data-min-column='regular'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  }
  &[data-min-column='wide'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  }

  > * {
    min-inline-size: 0;
  }
  ul& {
    padding: 0;
    list-style: none;
  }
`
