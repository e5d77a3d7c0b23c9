import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { pulse } from './pulse'

export interface SkeletonBlockProps {
  /** The height of what will stand here, in px. */
  blockSize: number
  /** Its width in px. Default: the whole width. */
  inlineSize?: number
  /** For what will be round: an avatar, a badge. */
  isRound?: boolean
}

/** Holds the place of a picture, a chart or a control that is on its way, in its real size. The container says `aria-busy`. */
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
