import { theme } from '@console/ui'
import styled from 'styled-components'

/** The tabs and what stands beside them; below them where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
  gap: ${theme.space[6]};
  align-items: start;

  @container record (width < 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
