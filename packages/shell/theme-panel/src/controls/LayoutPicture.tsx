import type { LayoutStyle } from '@console/core/settings'
import { theme } from '@console/ui'
import styled from 'styled-components'

export interface LayoutPictureProps {
  layoutStyle: LayoutStyle
}

/**
 * A layout style as a thumbnail: the positions of navbar and toolbar and the width of the content.
 */
export function LayoutPicture({ layoutStyle }: LayoutPictureProps) {
  return (
    <Picture viewBox="0 0 72 48" aria-hidden>
      <rect data-part="page" x="0.5" y="0.5" width="71" height="47" rx="3.5" />
      {layoutStyle === 'layout1' ? (
        <>
          <path data-part="navbar" d="M4 1h13v46H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z" />
          <path data-part="toolbar" d="M17 1h51a3 3 0 0 1 3 3v5H17z" />
          <path data-part="content" d="M22 14h44v4H22zM22 22h20v18H22zM46 22h20v18H46z" />
        </>
      ) : null}
      {layoutStyle === 'layout2' ? (
        <>
          <path data-part="navbar" d="M4 1h64a3 3 0 0 1 3 3v5H1V4a3 3 0 0 1 3-3z" />
          <path data-part="toolbar" d="M1 9h70v7H1z" />
          <path data-part="content" d="M14 21h44v4H14zM14 29h20v13H14zM38 29h20v13H38z" />
        </>
      ) : null}
      {layoutStyle === 'layout3' ? (
        <>
          <path data-part="toolbar" d="M4 1h64a3 3 0 0 1 3 3v5H1V4a3 3 0 0 1 3-3z" />
          <path data-part="navbar" d="M1 9h70v7H1z" />
          <path data-part="toolbar" d="M1 16h6v31H4a3 3 0 0 1-3-3z" />
          <path data-part="content" d="M18 21h40v4H18zM18 29h18v13H18zM40 29h18v13H40z" />
        </>
      ) : null}
    </Picture>
  )
}

const Picture = styled.svg`
  inline-size: 72px;
  max-inline-size: 100%;
  block-size: auto;
  margin-block-start: ${theme.space[1]};

  [data-part='page'] {
    fill: ${theme.color.background};
    stroke: ${theme.color.border};
  }
  [data-part='navbar'] {
    fill: ${theme.color.textMuted};
  }
  [data-part='toolbar'] {
    fill: color-mix(in oklab, ${theme.color.border}, transparent 45%);
  }
  [data-part='content'] {
    fill: ${theme.color.hairline};
  }
  input:checked + span > & [data-part='navbar'] {
    fill: ${theme.color.accent};
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    [data-part='page'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-part='navbar'] {
      fill: CanvasText;
    }
  }
`
