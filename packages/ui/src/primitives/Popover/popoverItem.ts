import styled, { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** A row of a menu or a select's list. */
export const popoverItem = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-block-size: 32px;
  padding: 6px ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font: 400 ${theme.text.md}/1.25rem ${theme.font.family};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &[data-focused] {
    background: ${theme.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  &[data-unavailable] {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    padding-block: 12px;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-unavailable] {
      color: GrayText;
    }
  }
`

/** Slot for a tick or an icon, of the same width when empty. */
export const ItemMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 20px;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

/** Text of a row, with a note below it. */
export const ItemText = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The second, muted line. */
export const ItemNote = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  line-height: 1.4;
`
