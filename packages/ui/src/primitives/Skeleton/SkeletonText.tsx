import styled from 'styled-components'
import type { TextProps } from '../Text/Text'
import { pulse } from './pulse'
import { textSizes } from '../Text/textSizes'

export interface SkeletonTextProps {
  /** Size of the expected text; the lines have exactly its height. Default: `md`. */
  size?: TextProps['size']
  /** Number of lines; the last of several is shorter, as in a paragraph. Default: 1. */
  lines?: number
  /** A CSS length, such as `12ch`. Default: full width. */
  inlineSize?: string
}

/**
 * Placeholder for text that is loading, in its real height. Hidden from screen readers: the container sets
 * `aria-busy`.
 */
export function SkeletonText({ size = 'md', lines = 1, inlineSize }: SkeletonTextProps) {
  return (
    <Root aria-hidden data-size={size} style={{ inlineSize }}>
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line} />
      ))}
    </Root>
  )
}

const Root = styled.span`
  display: block;
  max-inline-size: 100%;
  line-height: 1.5;

  ${textSizes}
`

const Line = styled.span`
  display: flex;
  align-items: center;
  block-size: 1lh;

  &::before {
    content: '';
    flex: 1;
    block-size: 0.8em;
    border-radius: 4px;
    ${pulse}
  }
  &:last-child:not(:only-child) {
    inline-size: 62%;
  }
`
