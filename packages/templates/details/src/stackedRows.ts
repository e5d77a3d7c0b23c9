import { css } from 'styled-components'
import { theme } from '@console/ui'

/** Container width, in rem, below which the rows of a table are stacked, by its number of columns. */
const stackedBelow = { few: 24, some: 36, six: 38, many: 46 } as const

/** Class of a table's number of columns, for its style. */
export function columnsOf(count: number): keyof typeof stackedBelow {
  if (count <= 3) return 'few'
  return count <= 5 ? 'some' : count === 6 ? 'six' : 'many'
}

/**
 * When a table (`TableOfFacts`) has no room for its columns, each row becomes a block: its name, and below it every value with
 * its column heading. It needs an enclosing container called `facts`.
 */
export const stackedRows = Object.entries(stackedBelow).map(
  ([columns, width]) => css`
    @container facts (max-width: ${width - 0.0625}rem) {
      table[data-columns='${columns}'] {
        &,
        tbody,
        tr {
          display: block;
        }
        /* Sortable headings stay, side by side. */
        thead {
          display: block;
        }
        thead:not(:has(button)) {
          display: none;
        }
        thead tr {
          display: flex;
          flex-wrap: wrap;
          gap: ${theme.space[1]} ${theme.space[4]};
        }
        thead th {
          position: static;
        }
        tr {
          padding-block: ${theme.space[2]};
          border-block-end: 1px solid ${theme.color.hairline};
        }
        :is(th, td) {
          display: flow-root;
          block-size: auto;
          min-inline-size: 0;
          padding: 2px 0;
          border: 0;
          text-align: end;
        }
        :is(th, td):has(a) {
          padding-block: max(2px, (${theme.size.target} - 1lh) / 2);
        }
        tbody th:not([data-align='end']) {
          text-align: start;
        }
        tbody :is(th[data-align='end'], td)::before {
          content: attr(data-label);
          float: inline-start;
          padding-inline-end: ${theme.space[4]};
          color: ${theme.color.textMuted};
        }
        td > * {
          justify-items: end;
          align-items: end;
        }
        td:last-child {
          font-weight: 500;
        }
      }
    }
  `,
)
