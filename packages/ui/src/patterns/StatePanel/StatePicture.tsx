import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import type { StatePanelProps } from './StatePanel'

/** An awning, as in the logo. */
const awning = (
  <path d="M22 22h52l6 14a6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-12.5 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0z" />
)

/** Drawings of 96 × 80; the lines marked with `data-reported` identify the state, in the state's colour. */
const pictures: Record<StatePanelProps['kind'], ReactNode> = {
  // A stall with nothing on its table yet.
  empty: (
    <>
      {awning}
      <path d="M24 45v23M72 45v23M14 68h68M24 57h48" />
      <path data-reported d="M48 4v9M33 7l4 8M63 7l-4 8" />
    </>
  ),
  // A ledger whose lines are being searched.
  noMatch: (
    <>
      <path d="M18 12h46v30M18 12v56h26M27 24h28M27 35h16M27 46h10" />
      <path
        data-reported
        d="M58 42a12 12 0 1 1 0 24 12 12 0 0 1 0-24M67 63l11 11M54 50l8 8M62 50l-8 8"
      />
    </>
  ),
  // A stall whose shutter is down.
  refused: (
    <>
      {awning}
      <path d="M24 45v23M72 45v23M14 68h68M24 52h14M58 52h14M24 60h14M58 60h14" />
      <path data-reported d="M40 50h16v13H40zM43.5 50v-3a4.5 4.5 0 0 1 9 0v3M48 55.5v2.5" />
    </>
  ),
  // A torn ledger.
  failed: (
    <>
      <path d="M18 10h60v24l-10 7-10-7-10 7-10-7-10 7-10-7zM28 20h40" />
      <path d="M18 48l10 7 10-7 10 7 10-7 10 7 10-7v22H18z" />
      <path data-reported d="M48 58v4M48 66v.1" />
    </>
  ),
  // A line that reaches no cloud.
  offline: (
    <>
      <path d="M32 44a12 12 0 0 1 1-24 17 17 0 0 1 32-1 12.5 12.5 0 0 1 0 25zM14 70h24M58 70h24" />
      <path data-reported d="M43 65l10 10M53 65l-10 10M48 50v6" />
    </>
  ),
}

/** Picture of a screen, list or card without content. Decorative; takes the surrounding colours. */
export function StatePicture({ kind }: Pick<StatePanelProps, 'kind'>) {
  return (
    <Root viewBox="0 0 96 80" aria-hidden data-kind={kind}>
      {pictures[kind]}
    </Root>
  )
}

const Root = styled.svg`
  inline-size: 96px;
  block-size: 80px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-reported] {
    stroke: ${theme.color.accent};
    stroke-width: 2.25;
  }
  &[data-kind='failed'] [data-reported] {
    stroke: ${theme.color.danger};
  }
`
