import { theme } from '@console/ui'
import styled from 'styled-components'

/** Short fields beside each other, as many as there is room for. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`
