import { theme } from '@console/ui'
import { css } from 'styled-components'
import { lined } from './lined'

/** Styles of the cell attributes that `cells.tsx` defines. */
export const cellStyle = css`
  [data-cell='text'],
  [data-cell='path'] bdi,
  [data-cell='lines'] bdi {
    display: block;
    /* Clipped at its end only: Arabic letters extend beyond a tight line. */
    overflow: clip visible;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  [data-cell='lines'] {
    display: grid;
    min-inline-size: 0;
    justify-items: start;
    line-height: 1.3;
  }
  [data-cell='lines'] bdi {
    max-inline-size: 100%;
  }
  [data-cell='path'] {
    display: flex;
    max-inline-size: 100%;
    min-inline-size: 0;
    white-space: pre;
  }
  /* The last one shrinks first, then the others. */
  [data-cell='path'] bdi:not(:last-child) {
    flex: none;
    max-inline-size: 60%;
  }
  [data-cell='minor'] {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-weight: 400;
  }
  [data-density='compact'] & [data-cell='minor'] {
    display: none;
  }
  [data-cell='picture'] {
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceHover};
    object-fit: cover;
  }
  /* Crossed out from corner to corner. */
  [data-unseen] {
    border: 1px dashed ${theme.color.border};
    background: linear-gradient(
      to top right,
      transparent calc(50% - 1px),
      ${theme.color.border} calc(50% - 1px) calc(50% + 1px),
      transparent calc(50% + 1px)
    );
  }
  span[data-cell='picture'] {
    display: grid;
    place-items: center;
    color: ${theme.color.textMuted};
  }
  [data-cell='picture'] svg {
    ${lined}
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.25;
  }
  [data-density='compact'] & [data-cell='picture'] {
    inline-size: 24px;
    block-size: 24px;
  }
  /* Figures read from left to right everywhere, and align at their right end. */
  [data-align='end'] {
    justify-content: end;
    text-align: end;
  }
  [data-align='end']:dir(rtl) {
    justify-content: start;
    text-align: start;
  }
  :is([data-align='end']:dir(ltr), td[data-card]) [data-cell='lines'] {
    justify-items: end;
  }
  [data-cell='amounts'] {
    display: grid;
    line-height: 1.3;
  }
  /* Without room for both, the currency is above the amount: no amount is cut. */
  [data-cell='amount'] {
    white-space: normal;
  }
  [data-cell='amount'][data-whole]::after {
    content: '.00';
    visibility: hidden;
  }
  [data-cell='code'] {
    color: ${theme.color.textMuted};
    font-weight: 300;
  }
  [data-cell='chip'] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-inline-size: 0;
    padding-inline: 6px ${theme.space[2]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.card};
    background: ${theme.color.surfaceHover};
    color: ${theme.color.textMuted};
    font: 500 ${theme.text.xs}/1.25rem ${theme.font.family};
  }
  [data-cell='chip'] svg {
    ${lined}
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  /* Eight dashes around the ring. */
  [data-cell='chip'][data-tone='neutral'] path {
    stroke-dasharray: 2.4 2.31;
  }
  ${(['info', 'success', 'warning', 'danger', 'waiting'] as const).map(
    (tone) => css`
      [data-cell='chip'][data-tone='${tone}'] {
        background: ${theme.color[`${tone}Soft`]};
        color: ${theme.color[tone]};
      }
      [data-cell='chip'][data-tone='${tone}'][data-loud] {
        background: ${theme.color[tone]};
        color: ${theme.color.surface};
      }
    `,
  )}
  /* In print they are black on white, in any scheme. */
  @media print {
    [data-cell='chip'][data-tone] {
      border-color: black;
      background: white;
      color: black;
    }
    [data-cell='chip'][data-tone][data-loud] {
      border-width: 2px;
      background: white;
      color: black;
    }
  }
`
