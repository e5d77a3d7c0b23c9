import { theme } from '@console/ui'
import { css } from 'styled-components'
import { narrow, tight } from '../../layout/narrow'

/**
 * Below 720 px a row is a card with its most important values (`cardPlaces`): two lines, the values for a decision below, and the
 * next step as wide as the card.
 */
export const cardStyle = css`
  @container list ${narrow} {
    min-inline-size: 0;

    /* The height of the cards is unknown: what follows them appears together with them. */
    &[data-awaited] {
      min-block-size: 100dvh;
    }
    thead,
    tbody td:not([data-place], [data-card]),
    tbody td[data-none] {
      display: none;
    }
    tbody tr {
      grid-template: auto auto / max(40px, ${theme.size.target}) minmax(0, 1fr) minmax(0, auto) auto;
      padding-block: 6px;
      border-block-end: 1px solid ${theme.color.hairline};
    }
    tbody tr:not(:has([data-place='tick'])) {
      grid-template-columns: ${theme.space[2]} minmax(0, 1fr) minmax(0, auto) auto;
    }
    &[data-many] tbody tr {
      contain-intrinsic-block-size: auto 88px;
    }
    tbody :is(td, th) {
      position: static;
      padding-inline: ${theme.space[2]};
      border: 0;
      background: transparent;
    }
    td[data-card] {
      grid-column: 3;
      justify-content: end;
      min-block-size: 18px;
      padding-inline-start: 0;
      text-align: end;
    }
    /* All values share one edge, in any direction of text. */
    tbody td[data-card]:dir(rtl) {
      justify-content: end;
      text-align: left;
    }
    tbody [data-cell='amount'][data-whole]::after {
      content: none;
    }
    [data-card='lead'] {
      grid-row: 1;
    }
    [data-card='side'] {
      grid-row: 2;
    }
    tbody td[data-card='rest'] {
      grid-column: 2 / 4;
      flex-wrap: wrap;
      gap: 0 ${theme.space[4]};
      padding-inline-start: ${theme.space[2]};
    }
    /* A value wraps below its caption when they do not fit in one line. */
    tbody td[data-card='rest']::before {
      flex: none;
      margin-inline-end: auto;
      content: attr(data-label);
      color: ${theme.color.textMuted};
      font-size: ${theme.text.xs};
    }
    [data-place='tick'] {
      grid-area: 1 / 1 / span 2;
      align-items: start;
      inline-size: max(40px, ${theme.size.target});
      /* The touch target extends into the card's edge. */
      margin-block: -6px;
    }
    [data-place='name'] {
      grid-area: 1 / 2 / span 2;
      align-items: start;
      white-space: normal;
    }
    :is([data-place='name'], [data-cell]) bdi,
    [data-cell='text'] {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    /* A card opens its record, which shows a longer name in full. */
    [data-place='name'] bdi:not([data-cell='minor']) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    [data-place='name'] bdi[data-cell='minor'] {
      white-space: nowrap;
    }
    [data-place='menu'] {
      grid-area: 1 / 4 / span 2;
      align-items: start;
      inline-size: 40px;
      /* The touch target extends into the card's edge. */
      margin-block: -6px -2px;
    }
    [data-place='step'] {
      grid-column: 1 / -1;
      order: 1;
      margin-block-start: 2px;
    }
    [data-place='step']:empty {
      display: none;
    }
    [data-place='step'] button {
      flex: 1;
      min-block-size: 36px;
    }
    tbody [data-place] ~ td[data-place='note'] {
      position: absolute;
      inset-block: auto ${theme.space[2]};
      grid-area: auto / 2 / auto / -1;
      block-size: 56px;
      background: inherit;
    }
    tbody [data-place] ~ td[data-place='note'][data-done] {
      inset: auto auto 0;
      inset-inline-end: 0;
      grid-area: 1 / 2 / 3 / 4;
      block-size: 24px;
    }
    [data-place='note'] > bdi {
      -webkit-line-clamp: 3;
    }
  }
  @container list ${tight} {
    tbody [data-place='name'] {
      grid-area: 1 / 2 / 2 / 4;
    }
    tbody [data-card='lead'] {
      grid-area: 2 / 2 / 3 / 4;
    }
    tbody [data-card='side'] {
      grid-area: 3 / 2 / 4 / 4;
    }
  }
`
