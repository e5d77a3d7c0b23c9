import { theme } from '@console/ui'
import styled from 'styled-components'

/** Sheet of paper, as the browser prints it: white in any scheme; in print everything on it is black. Each starts a page. */
export const Sheet = styled.article.attrs<{ 'data-scheme'?: string }>({ 'data-scheme': 'paper' })`
  padding: clamp(16px, 5%, 15mm);
  border: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  @media print {
    break-after: page;
    padding: 0;
    border: 0;

    ${theme.vars.color.text}: black;
    ${theme.vars.color.textMuted}: black;
    color: black;

    &:last-child {
      break-after: auto;
    }
  }
`
