import { Text, theme, VisuallyHidden } from '@console/ui'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { Waiting } from './Waiting'

export interface CaptionProps {
  id: string
  title: string
  isFolded?: boolean
  /** Makes its entries foldable; left out in a pop-up. */
  folding?: {
    isOpen: boolean
    /** Number of waiting records behind the folded entries. */
    waiting: number
    onToggle: () => void
  }
}

/**
 * Caption of a group, 40 px high at normal text size; it folds its entries. In the folded navigation it becomes a short line of the same
 * height, so that nothing moves.
 */
export function Caption({ id, title, isFolded, folding }: CaptionProps) {
  if (isFolded)
    return (
      <Root data-folded>
        <VisuallyHidden id={id}>{title}</VisuallyHidden>
      </Root>
    )
  const name = (
    <Text id={id} isTruncated>
      {title}
    </Text>
  )
  if (!folding) return <Root>{name}</Root>
  return (
    <Root as="button" type="button" aria-expanded={folding.isOpen} onClick={folding.onToggle}>
      {name}
      <ChevronDown size={14} aria-hidden />
      {folding.waiting > 0 ? <Waiting count={folding.waiting} isDot={false} /> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[1]};
  inline-size: 100%;
  block-size: calc(1.25rem + 20px);
  padding: ${theme.space[2]} 16px;
  padding-inline-start: 22px;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font: 600 ${theme.text.xs}/1.25rem ${theme.font.family};
  text-align: start;

  &[aria-expanded] {
    cursor: pointer;
  }
  &[aria-expanded]:hover {
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  svg {
    flex: none;
    margin-block-end: 3px;
  }
  &[aria-expanded='false'] svg {
    rotate: -90deg;
  }
  &[aria-expanded='false']:dir(rtl) svg {
    rotate: 90deg;
  }
  svg + span {
    margin-inline-start: auto;
  }

  &[data-folded] {
    align-items: center;
    justify-content: center;
    padding-inline: 0;
  }
  &[data-folded]::before {
    content: '';
    inline-size: 20px;
    border-block-start: 1px solid ${theme.color.border};
  }
`
