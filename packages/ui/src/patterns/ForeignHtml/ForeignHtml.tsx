import { useMemo } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { cleanHtml, type ForeignPictures } from './cleanHtml'

export interface ForeignHtmlProps {
  /** Untrusted HTML. Only its text and structure are drawn. */
  html: string
  /** Images to draw; those of other hosts only after the user asked for them. Default: `none`. */
  pictures?: ForeignPictures
}

/**
 * HTML from outside, as an article or a message, drawn in the console's own look. Links open in a new tab without a referrer, show
 * their true host as their title, and can't lead into the console. Forms, styles and scripts are left out; images, too, unless
 * requested.
 */
export function ForeignHtml({ html, pictures }: ForeignHtmlProps) {
  const clean = useMemo(() => ({ __html: cleanHtml(html, pictures) }), [html, pictures])
  return <Root dir="auto" dangerouslySetInnerHTML={clean} />
}

const Root = styled.div`
  max-inline-size: 68ch;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${theme.space[3]};
  }
  :is(h2, h3, h4) {
    margin-block-start: ${theme.space[5]};
    font-size: ${theme.text.lg};
    font-weight: 600;
  }
  :is(ul, ol) {
    padding-inline-start: ${theme.space[6]};
  }
  :is(blockquote, pre) {
    padding: ${theme.space[2]} ${theme.space[4]};
    border-inline-start: 3px solid ${theme.color.border};
    color: ${theme.color.textMuted};
  }
  pre {
    overflow-x: auto;
  }
  a {
    color: ${theme.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* It leads out of the console, whatever its text says. */
  a[target]::after {
    content: ' ↗' / '';
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
  }
  table {
    border-collapse: collapse;
  }
  :is(td, th) {
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.border};
    text-align: start;
  }
`
