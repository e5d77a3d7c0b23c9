import type { HTMLAttributes, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { theme } from '../../tokens/theme'

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Rendered element; lists lose their bullets. Default: `div`. */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'header'
    | 'footer'
    | 'nav'
    | 'main'
    | 'form'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
  /** Default: `column`. A row follows the reading direction. */
  direction?: 'column' | 'row'
  /** Steps of 4 px between the children. Default: 4, which is 16 px. */
  gap?: 0 | keyof typeof theme.space
  /** Alignment across the direction. Default: `stretch` in a column, `center` in a row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Alignment along the direction. Default: `start`. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Wraps a row instead of squeezing its children. */
  isWrapping?: boolean
}

/** Children in a row or column with equal gaps. The only source of distances between components. */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  isWrapping,
  ...props
}: StackProps) {
  return (
    <Root
      {...props}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrapping={isWrapping || undefined}
    />
  )
}

const gaps = Object.entries(theme.space).map(
  ([step, length]) => css`
    &[data-gap='${step}'] {
      gap: ${length};
    }
  `,
)

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${gaps}

  &[data-direction='row'] {
    flex-direction: row;
    align-items: center;
  }
  &[data-wrapping] {
    flex-wrap: wrap;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }

  ul&,
  ol& {
    padding: 0;
    list-style: none;
  }
`
