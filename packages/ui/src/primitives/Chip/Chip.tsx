import { X } from 'lucide-react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'

export interface ChipProps {
  /** A tag, an applied filter, a recipient. A status is a `StatusChip`. */
  children: string
  /**
   * Remove button; its name says what is removed: "Remove the filter Ankara". The list's owner decides where the focus
   * goes then.
   */
  remove?: { label: string; onPress: () => void }
}

/** A short label that belongs to something else, and may be removable. */
export function Chip({ children, remove }: ChipProps) {
  return (
    <Root>
      {children}
      {remove ? (
        <Remove type="button" aria-label={remove.label} onClick={remove.onPress}>
          <X size={14} aria-hidden />
        </Remove>
      ) : null}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: 400 ${theme.text.xs}/1.5rem ${theme.font.family};
  overflow-wrap: anywhere;

  &:has(button) {
    padding-inline-end: 0;
  }
`

const Remove = styled.button`
  display: grid;
  flex: none;
  align-self: stretch;
  place-items: center;
  inline-size: max(26px, ${theme.size.target});
  min-block-size: max(24px, ${theme.size.target});
  margin-inline-start: 2px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${theme.color.surfaceHover};
    color: ${theme.color.text};
  }
`
