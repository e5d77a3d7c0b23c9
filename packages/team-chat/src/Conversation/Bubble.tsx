import { theme } from '@console/ui'
import styled from 'styled-components'

interface BubbleProps {
  /** The text as typed, in its own direction. */
  children: string
  isMine: boolean
  /** Not delivered yet. */
  isOutgoing?: boolean
}

/** One message. */
export function Bubble({ children, isMine, isOutgoing }: BubbleProps) {
  return (
    <Root dir="auto" data-mine={isMine || undefined} data-outgoing={isOutgoing || undefined}>
      {children}
    </Root>
  )
}

const Root = styled.p`
  max-inline-size: 100%;
  padding: 7px ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  line-height: 1.4;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-mine] {
    border-color: transparent;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};

    &::selection {
      background: ${theme.color.onAccent};
      color: ${theme.color.accent};
    }
  }
  &[data-outgoing] {
    border: 1px dashed ${theme.color.border};
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`
