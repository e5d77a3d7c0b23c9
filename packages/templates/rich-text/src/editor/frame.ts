import { theme } from '@console/ui'
import styled from 'styled-components'
import { prose } from '../reading/prose'

/** Border around an editor with its toolbar. */
export const Frame = styled.div`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &:focus-within {
    border-color: ${theme.color.accent};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  > :first-child {
    min-block-size: calc(${theme.size.control} + 2 * ${theme.space[1]} + 1px);
    box-sizing: border-box;
    padding: ${theme.space[1]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`

/** Editable area: as high as its content, up to a maximum that leaves room for the rest. */
export const Page = styled.div`
  max-block-size: min(420px, 60dvh);
  overflow-y: auto;

  > div > div {
    ${prose}
    min-block-size: 160px;
    max-inline-size: none;
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.control};
    outline-offset: -2px;
    white-space: break-spaces;
  }
`
