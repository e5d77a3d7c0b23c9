import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Context of an entry: beside the page, in the folded rail, in a pop-up, or along the top. */
export type Look = 'side' | 'rail' | 'nested' | 'bar'

export interface RowProps {
  look: Look
  /** Number of enclosing collapses. */
  depth?: number
  isDense: boolean
  /** Its one link or button. */
  children: ReactNode
}

/**
 * Layout of an entry. Specification 9: an item is 40 px high, dense 32; nested ones are indented by 40 px + 16 per level, at
 * most 80. A touch target is 44 px including the room around it.
 */
export function Row({ look, depth = 0, isDense, children }: RowProps) {
  return (
    <Root data-look={look} data-depth={Math.min(depth, 3)} data-dense={isDense || undefined}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  --height: 40px;
  --spare: 0px;
  padding-block: var(--spare);

  &[data-dense] {
    --height: 32px;
  }
  @media (pointer: coarse) {
    --spare: calc((44px - var(--height)) / 2);
  }

  > :is(a, button) {
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    gap: 14px;
    inline-size: 100%;
    min-block-size: var(--height);
    margin: 0;
    padding: 4px 16px;
    padding-inline-start: 22px;
    border: 0;
    background: none;
    color: ${theme.color.text};
    font: 400 ${theme.text.md}/1.25rem ${theme.font.family};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  /* The icon's slot doesn't move when the navigation is folded. */
  &[data-look='side'][data-depth='1'] > :is(a, button) {
    padding-inline-start: 56px;
  }
  &[data-look='side'][data-depth='2'] > :is(a, button) {
    padding-inline-start: 72px;
  }
  &[data-look='side'][data-depth='3'] > :is(a, button) {
    padding-inline-start: 80px;
  }
  &[data-look='bar'] > :is(a, button) {
    gap: ${theme.space[2]};
    padding-inline: ${theme.space[4]};
    white-space: nowrap;
  }

  /* The background is inset from the entry's edges, while all of it can be pressed. */
  > :is(a, button)::before {
    content: '';
    position: absolute;
    inset: 0 8px;
    z-index: -1;
    border-radius: ${theme.radius.control};
  }
  &[data-look='bar'] > :is(a, button)::before {
    inset-inline: 0;
  }
  > :is(a, button)::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--spare)) 0;
  }
  @media (hover: hover) {
    > :is(a, button):hover::before {
      background: ${theme.color.surfaceHover};
    }
  }
  > [aria-expanded='true']:not([data-unfolds])::before {
    background: ${theme.color.surfaceHover};
  }
  > :focus-visible {
    outline: none;
    box-shadow: none;
  }
  > :focus-visible::before {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
    box-shadow: inset 0 0 0 3px ${theme.color.background};
  }

  > [aria-current] {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  > [aria-current='page']:is(a)::before {
    background: ${theme.color.accentSoft};
  }
  @media (forced-colors: active) {
    > [aria-current]::before {
      border: 1px solid Highlight;
    }
  }

  /* A truncated name is shown in full on keyboard focus. */
  > :focus-visible [data-truncated] {
    white-space: normal;
  }
  svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    stroke-width: 1.75;
  }
`
