import styled from 'styled-components'

/** A list of entries. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    break-inside: avoid;
  }
`
