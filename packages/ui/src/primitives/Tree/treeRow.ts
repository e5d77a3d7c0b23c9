import { css } from 'styled-components'
import { theme } from '../../tokens/theme'

/** Style of a tree's row: drawn hundreds of times, it is made of plain elements. */
export const treeRow = css`
  [role='row'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-block-size: max(32px, ${theme.size.target});
    padding-inline: calc((var(--tree-item-level) - 1) * 20px) ${theme.space[2]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    font: 400 ${theme.text.md}/1.4 ${theme.font.family};
    cursor: pointer;
  }
  [role='row'][data-hovered] {
    background: ${theme.color.surfaceHover};
  }
  [role='row'][data-selected] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: 500;
  }
  [role='row'][data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  [role='row'][data-dragging] {
    opacity: 0.5;
  }
  [role='row'][data-drop-target] {
    box-shadow: inset 0 0 0 2px ${theme.color.accent};
  }
  [role='row'][data-muted]:not([data-selected]) [data-text] {
    color: ${theme.color.textMuted};
  }
  [data-carried] {
    position: absolute;
    inset-inline-end: ${theme.space[2]};
    z-index: 1;
    max-inline-size: 60%;
    padding: 1px ${theme.space[2]};
    overflow: hidden;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  .react-aria-DropIndicator [data-carried] {
    translate: 0 -50%;
  }
  [data-text] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-note] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  [data-icon] {
    display: flex;
    padding-inline-end: ${theme.space[1]};
    flex: none;
    color: ${theme.color.textMuted};
  }
  [data-mark] {
    display: grid;
    flex: none;
    place-content: center;
    inline-size: 18px;
    block-size: 18px;
    margin-inline-end: ${theme.space[1]};
    border: 1px solid ${theme.color.border};
    border-radius: 4px;
    background: ${theme.color.surface};
  }
  [data-mark] > svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
    color: ${theme.color.onAccent};
    opacity: 0;
  }
  [data-mark][data-selected] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  [data-mark][data-selected] > svg {
    opacity: 1;
  }
  [data-mark][data-disabled] {
    visibility: hidden;
  }
  [data-mark][data-focus-visible] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  [data-chevron],
  [data-handle] {
    display: grid;
    flex: none;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${theme.color.textMuted};
    cursor: pointer;
  }
  [data-handle] {
    inline-size: 20px;
    opacity: 0;
    cursor: grab;
  }
  [role='row']:is([data-hovered], [data-focus-visible-within], [data-selected], :focus-within)
    [data-handle] {
    opacity: 1;
  }
  [data-chevron] > svg {
    transition: rotate ${theme.motion.quick} ${theme.motion.ease};
  }
  [role='row'][data-expanded] [data-chevron] > svg {
    rotate: 90deg;
  }
  &:dir(rtl) [role='row'][data-expanded] [data-chevron] > svg {
    rotate: -90deg;
  }
  @media (pointer: coarse) {
    [data-chevron] {
      inline-size: ${theme.size.target};
      block-size: ${theme.size.target};
    }
    [data-handle] {
      opacity: 1;
    }
  }
  @media (forced-colors: active) {
    [role='row'][data-selected] {
      color: Highlight;
    }
    [data-mark][data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    [data-mark][data-selected] > svg {
      color: HighlightText;
    }
  }
`
