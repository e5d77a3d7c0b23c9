import type { RichText } from '@console/core/rich-text'
import { useFormats, useTranslate } from '@console/core/i18n'
import { Text, theme } from '@console/ui'
import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { type Difference, differenceBetween } from './difference'

interface RichTextDifferenceProps {
  before: RichText
  after: RichText
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Difference between two texts, paragraph by paragraph; unchanged ones are only counted. */
export function RichTextDifference({ before, after, lang, dir }: RichTextDifferenceProps) {
  return (
    <List>
      {differenceBetween(before, after).map((part, place) => (
        <Part key={place} part={part} language={{ lang, dir }} />
      ))}
    </List>
  )
}

interface PartProps {
  part: Difference
  language: { lang: string; dir: 'ltr' | 'rtl' }
}

function Part({ part, language }: PartProps) {
  const translate = useTranslate()
  const formats = useFormats()
  switch (part.kind) {
    case 'same': {
      const number = formats.number(part.count)
      return (
        <li>
          <Text size="sm" tone="muted">
            {translate('rich-text:difference.same', { count: part.count, number })}
          </Text>
        </li>
      )
    }
    case 'looks':
      return (
        <li>
          <Text size="sm" tone="muted">
            {translate('rich-text:difference.looks')}
          </Text>{' '}
          <span {...language}>{part.text}</span>
        </li>
      )
    case 'changed':
      return (
        <li {...language}>
          {part.words.map(({ kind, text }, place) =>
            kind === 'same' ? (
              text
            ) : kind === 'added' ? (
              <ins key={place}>{text}</ins>
            ) : (
              <del key={place}>{text}</del>
            ),
          )}
        </li>
      )
    case 'added':
      return (
        <li data-kind="added">
          <Plus size={14} aria-label={translate('rich-text:difference.added')} role="img" />
          <ins {...language}>{part.text}</ins>
        </li>
      )
    case 'removed':
      return (
        <li data-kind="removed">
          <Minus size={14} aria-label={translate('rich-text:difference.removed')} role="img" />
          <del {...language}>{part.text}</del>
        </li>
      )
  }
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-inline-size: 68ch;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  ins {
    background: ${theme.color.successSoft};
    color: ${theme.color.text};
    text-decoration-color: ${theme.color.success};
  }
  del {
    color: ${theme.color.textMuted};
  }
  svg {
    vertical-align: -0.15em;
    margin-inline-end: ${theme.space[1]};
  }
  [data-kind='added'] > svg {
    color: ${theme.color.success};
  }
  [data-kind='removed'] > svg {
    color: ${theme.color.danger};
  }
`
