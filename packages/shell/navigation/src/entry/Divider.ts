import { theme } from '@console/ui'
import styled from 'styled-components'

/** A line between entries; vertical in the bar. */
export const Divider = styled.hr`
  margin: ${theme.space[2]} 16px;
  border: 0;
  border-block-start: 1px solid ${theme.color.hairline};

  &[data-look='bar'] {
    block-size: 24px;
    margin: 0 ${theme.space[2]};
    border-block-start: 0;
    border-inline-start: 1px solid ${theme.color.hairline};
  }
`
