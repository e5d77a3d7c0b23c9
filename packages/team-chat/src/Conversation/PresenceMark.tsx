import { theme } from '@console/ui'
import styled from 'styled-components'
import type { Presence } from '../contract'

/** Each has a shape of its own: a disc, a disc with a bar, a crescent, a ring. */
const shapes: Record<Presence, string> = {
  online: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
  'do-not-disturb': 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3ZM5.2 7h5.6v2H5.2Z',
  away: 'M8.6 3A5 5 0 1 0 13 8.4 3.6 3.6 0 0 1 8.6 3Z',
  offline: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Zm0 2.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6Z',
}

/** Presence of a contact, by shape and colour. The accessible name of its container includes the text. */
export function PresenceMark({ presence }: { presence: Presence }) {
  return (
    <Root viewBox="0 0 16 16" aria-hidden data-presence={presence}>
      <Ground cx="8" cy="8" r="7.5" />
      <path d={shapes[presence]} fill="currentColor" fillRule="evenodd" />
    </Root>
  )
}

const Root = styled.svg`
  flex: none;
  inline-size: 16px;
  block-size: 16px;

  &[data-presence='online'] {
    color: ${theme.color.success};
  }
  &[data-presence='do-not-disturb'] {
    color: ${theme.color.danger};
  }
  &[data-presence='away'] {
    color: ${theme.color.warning};
  }
  &[data-presence='offline'] {
    color: ${theme.color.textMuted};
  }
  @media (forced-colors: active) {
    &[data-presence] {
      color: CanvasText;
    }
  }
`

const Ground = styled.circle`
  fill: ${theme.color.surface};
`
