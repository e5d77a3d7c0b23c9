import styled from 'styled-components'

/** Words of a toolbar button that has a name of its own: on small screens its picture is enough. */
export const Label = styled.span`
  @media (max-width: 599px) {
    display: none;
  }
`
