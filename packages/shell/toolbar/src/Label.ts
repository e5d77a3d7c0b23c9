import styled from 'styled-components'

/** Text of a toolbar button with a label: on small screens its picture is enough. */
export const Label = styled.span`
  @media (max-width: 599px) {
    display: none;
  }
`
