import { theme } from '@console/ui'
import styled from 'styled-components'

/** The tabs and what stands beside them; below them where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
  gap: ${theme.space[6]};
  align-items: start;

  /* What takes the focus comes out from under the decision bar (WCAG 2.4.11). */
  :focus-visible {
    scroll-margin-block-end: 120px;
  }

  @container record (width < 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
