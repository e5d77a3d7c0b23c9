import { theme } from '@console/ui'
import styled from 'styled-components'

/** Below this width, in pixels, a record's tabs and its side are one column. */
export const oneColumnBelow = 860

/** Tabs with the side column; below them when there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(280px, 31%, 420px);
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: start;

  /* Focused elements scroll out from under the decision bar (WCAG 2.4.11). */
  :focus-visible {
    scroll-margin-block-end: 120px;
  }

  @container record (width < ${oneColumnBelow}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
