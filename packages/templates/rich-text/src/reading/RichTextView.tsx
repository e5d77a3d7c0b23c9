import type { Block, RichText, Span } from '@console/core/rich-text'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { prose } from './prose'

interface RichTextViewProps {
  text: RichText
  /** Language of the text, for screen readers and hyphenation. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Read-only text in the console's style. Its links open in a new tab. */
export function RichTextView({ text, lang, dir }: RichTextViewProps) {
  return (
    <Prose lang={lang} dir={dir}>
      {text.map((block, place) => (
        <Fragment key={place}>{drawBlock(block)}</Fragment>
      ))}
    </Prose>
  )
}

function drawBlock(block: Block): ReactNode {
  if (block.type === 'paragraph') return <p>{drawSpans(block.spans)}</p>
  if (block.type === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading>{drawSpans(block.spans)}</Heading>
  }
  const items = block.items.map((spans, place) => <li key={place}>{drawSpans(spans)}</li>)
  return block.isOrdered ? (
    <ol start={block.start} data-level={block.level}>
      {items}
    </ol>
  ) : (
    <ul data-level={block.level}>{items}</ul>
  )
}

function drawSpans(spans: readonly Span[]): ReactNode {
  return spans.map((span, place) => <Fragment key={place}>{drawSpan(span)}</Fragment>)
}

function drawSpan({ text, isBold, isItalic, href }: Span): ReactNode {
  const slanted = isItalic ? <em>{text}</em> : text
  const words = isBold ? <strong>{slanted}</strong> : slanted
  if (href === undefined) return words
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}

const Prose = styled.div`
  ${prose}
  max-inline-size: 68ch;
`
