import { theme } from '@console/ui'
import { css } from 'styled-components'
import { narrow } from './narrow'

/** Below 720 px a row is a card with what matters of it. */
export const cardStyle = css`
  @container list ${narrow} {
    min-inline-size: 0;

    /* How high the cards will be, nobody knows: what follows them comes into sight with them. */
    &[data-awaited] {
      min-block-size: 100dvh;
    }
    thead,
    td[data-priority='3'] {
      display: none;
    }
    tbody tr {
      grid-template: none / auto minmax(0, 1fr) auto;
      padding-block: ${theme.space[2]};
      border-block-end: 1px solid ${theme.color.hairline};
    }
    &[data-many] tbody tr {
      contain-intrinsic-block-size: auto 140px;
    }
    tbody :is(td, th) {
      position: static;
      min-block-size: 28px;
      border: 0;
      background: transparent;
    }
    tbody td:not([data-place]) {
      grid-column: 2 / -1;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${theme.space[4]};
    }
    /* By the direction of the card: figures and names may have another one. */
    tbody td:not([data-place]):dir(ltr) > * {
      margin-left: auto;
    }
    tbody td:not([data-place]):dir(rtl) > * {
      margin-right: auto;
    }
    tbody td[data-align='end']:dir(rtl) {
      justify-content: space-between;
    }
    tbody td[data-label]::before {
      content: attr(data-label);
      color: ${theme.color.textMuted};
    }
    [data-place='tick'] {
      inline-size: 44px;
    }
    [data-place='name'] {
      grid-column: 2;
      white-space: normal;
    }
    :is([data-place='name'], [data-cell]) bdi,
    [data-cell='text'] {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-place='menu'] {
      grid-column: 3;
      grid-row: 1;
      inline-size: 44px;
    }
    [data-place='menu'] button {
      inline-size: 44px;
      block-size: 44px;
    }
    [data-place='step'] {
      grid-column: 2 / -1;
      order: 1;
    }
    [data-place='step']:empty {
      display: none;
    }
    [data-place='step'] button {
      flex: 1;
      min-block-size: 44px;
    }
    tbody [data-place] ~ td[data-place='note'] {
      position: absolute;
      inset-block: auto ${theme.space[2]};
      grid-area: auto / 2 / auto / -1;
      block-size: 56px;
      background: inherit;
    }
    tbody [data-place] ~ td[data-place='note'][data-done] {
      inset: 0 auto auto auto;
      inset-inline-end: 0;
      grid-area: 1 / 2 / 2 / 3;
      block-size: 28px;
      padding-inline-end: 0;
    }
    [data-place='note'] > bdi {
      -webkit-line-clamp: 3;
    }
  }
`
