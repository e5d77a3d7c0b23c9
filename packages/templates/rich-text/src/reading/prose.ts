import { theme } from '@console/ui'
import { css } from 'styled-components'

/** Styles of a text, in the editor and in the view. */
export const prose = css`
  overflow-wrap: anywhere;
  text-align: start;

  > * {
    margin-block: 0;
  }
  > * + * {
    margin-block-start: ${theme.space[3]};
  }
  h2 {
    font-size: ${theme.text.lg};
    font-weight: 600;
  }
  h3 {
    font-size: ${theme.text.md};
    font-weight: 600;
  }
  > * + :is(h2, h3) {
    margin-block-start: ${theme.space[5]};
  }
  :is(ul, ol) {
    padding-inline-start: ${theme.space[6]};
  }
  :is(ul, ol)[data-level='2'] {
    margin-inline-start: ${theme.space[6]};
  }
  :is(ul, ol)[data-level='3'] {
    margin-inline-start: calc(2 * ${theme.space[6]});
  }
  li > p {
    margin: 0;
  }
  a {
    color: ${theme.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
