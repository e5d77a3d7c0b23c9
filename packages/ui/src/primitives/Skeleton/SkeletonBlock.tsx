import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { pulse } from './pulse'

export interface SkeletonBlockProps {
  /** Height of the expected content, in px. */
  blockSize: number
  /** Its width in px. Default: full width. */
  inlineSize?: number
  /** For round content: an avatar, a badge. */
  isRound?: boolean
}

/** Placeholder for a picture, a chart or a control that is loading, in its real size. The container sets `aria-busy`. */
export function SkeletonBlock({ blockSize, inlineSize, isRound }: SkeletonBlockProps) {
  return <Root aria-hidden data-round={isRound || undefined} style={{ blockSize, inlineSize }} />
}

const Root = styled.span`
  display: block;
  flex: none;
  max-inline-size: 100%;
  border-radius: ${theme.radius.control};
  ${pulse}

  &[data-round] {
    border-radius: ${theme.radius.pill};
  }
`
