import { fingerReach, theme } from '@console/ui'
import styled from 'styled-components'

/** Minimum window width for rows of one line. */
const wide = '(min-width: 720px)'

/** Minimum window width at which each column fits its longest text, so that none moves when the text changes. */
const roomy = '(min-width: 1024px)'

/** A row of 40 px per queue; on narrow screens two lines: the queue and its number waiting, the rest below. */
export const Table = styled.table`
  inline-size: 100%;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  border-spacing: 0;
  background: ${theme.color.surface};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  th {
    font-weight: 500;
    text-align: start;
  }
  thead th {
    color: ${theme.color.textMuted};
  }
  tbody th {
    font-size: ${theme.text.md};
  }
  a {
    text-underline-offset: 3px;
  }
  && td a {
    text-decoration: underline;
  }
  [data-waiting] {
    color: ${theme.color.waiting};
    font-weight: 600;
  }
  td[data-waiting] a {
    color: inherit;
  }

  @media ${wide} {
    [data-whole] {
      display: none;
    }
    tr > * {
      block-size: 40px;
      padding: 0 ${theme.space[4]};
      border-block-start: 1px solid ${theme.color.hairline};
    }
    thead th {
      block-size: 36px;
      border-block-start: 0;
    }
    :is([data-column='waiting'], [data-column='overdue'], [data-column='mine']) {
      text-align: end;
    }
    tbody tr:hover {
      background: ${theme.color.surfaceHover};
    }
  }
  @media ${roomy} {
    table-layout: fixed;

    [data-column='waiting'] {
      inline-size: 9%;
    }
    [data-column='overdue'] {
      inline-size: 10%;
    }
    [data-column='mine'] {
      inline-size: 13%;
    }
    [data-column='oldest'] {
      inline-size: 25%;
    }
    [data-column='week'] {
      inline-size: 20%;
    }
  }
  @media not all and ${wide} {
    display: block;

    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template: 1fr 1fr / minmax(0, 1fr) auto minmax(min-content, auto);
      align-items: center;
      gap: 0 ${theme.space[3]};
      min-block-size: max(72px, 2 * ${theme.size.target});
      padding-inline: ${theme.space[4]};
      border-block-start: 1px solid ${theme.color.hairline};
    }
    tbody tr:first-child {
      border-block-start: 0;
    }
    tbody th {
      grid-column: 1 / 3;
      overflow: clip visible;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-column='waiting'] {
      font-size: ${theme.text.md};
      text-align: end;
    }
    [data-column='oldest'] {
      grid-area: 2 / 1;
    }
    [data-column='overdue'] {
      grid-area: 2 / 3;
      text-align: end;
    }
    [data-column='week'] {
      grid-area: 2 / 2;
    }
    :is([data-column='mine'], [data-short]) {
      display: none;
    }
  }
  /* Above the content of the next line. */
  a {
    ${fingerReach}
    z-index: 1;
  }
`

/** Age of the oldest: a bar proportional to the greatest age, and text. */
export const Age = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 96px;
    block-size: 6px;
    border-radius: 3px;
    background: ${theme.color.surfaceHover};
  }
  rect {
    fill: ${theme.color.textMuted};
  }
  &[data-overdue] rect {
    fill: ${theme.color.waiting};
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
  @media (max-width: 719px) {
    flex-wrap: wrap;
    white-space: normal;

    svg {
      inline-size: 40px;
    }
  }
  @media (forced-colors: active) {
    svg {
      border: 1px solid CanvasText;
    }
    rect,
    &[data-overdue] rect {
      fill: Highlight;
    }
  }
`

/** Change since last week, beside the days in between. */
export const Week = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  @media (max-width: 719px) {
    gap: ${theme.space[1]};

    svg {
      display: none;
    }
  }
`

/** Period of a change, where the column header is hidden. */
export const InWeek = styled.span`
  @media ${wide} {
    display: none;
  }
`
