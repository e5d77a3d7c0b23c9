import { theme } from '@console/ui'
import styled from 'styled-components'

/** Content that is shown once its title, the first child, is pressed. */
export const Disclosure = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: ${theme.space[2]};
    font-weight: 500;
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${theme.space[2]};
  }
`
