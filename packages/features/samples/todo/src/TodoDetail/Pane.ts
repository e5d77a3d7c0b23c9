import { theme } from '@console/ui'
import styled from 'styled-components'

/** Pane beside the list. */
export const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
`
