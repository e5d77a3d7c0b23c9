import styled from 'styled-components'

/** Words for screen readers only. They take no room, not even a gap of the row or stack they stand in. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
