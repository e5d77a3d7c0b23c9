import { Heading, Text, theme } from '@console/ui'
import styled from 'styled-components'
import { Page } from './frame/Page'

/** Purpose of each step of the type scale, and the reason of its size. */
const type: readonly [step: keyof typeof theme.raw.text, use: string, reason: string][] = [
  [
    'xs',
    'what is said beside something: a column’s name, a unit, a count',
    'The least that is read without leaning forward.',
  ],
  ['sm', 'rows, tabs, filters', 'One step below running text: a row of two lines fits into 40 px.'],
  [
    'md',
    'running text, fields, buttons',
    'The base of the scale; 16 px under a finger, so that a phone does not zoom.',
  ],
  [
    'lg',
    'the title of a card or a dialog',
    'Told from running text by its weight, not by its size alone.',
  ],
  [
    'xl',
    'the title of a list',
    'It shares its row with the views: rows are what the reader came for.',
  ],
  ['xxl', 'the title of any other screen', 'One in each screen.'],
  [
    'display',
    'a figure that stands alone, the number of an error',
    'Told on the telephone, read across a desk.',
  ],
]

/** Heights between the window's edge and the rows, from above, in a list at 1440 × 900. */
const furniture: readonly [what: string, height: number, reason: string][] = [
  ['Toolbar', 64, 'Specification 9.'],
  ['Ledge', 16, 'Less than the 24 px beside a screen: a wide window is low.'],
  [
    'Title, views, tools',
    32,
    'One row: 32 px is a control in compact, and a list is always worked with a mouse at this width.',
  ],
  ['Gap', 8, 'Within one thing; between things it is 16, between parts of a page 24.'],
  [
    'Filters, pages',
    32,
    'What has no room goes sideways. A row that wrapped when a font comes would push all rows down.',
  ],
  ['Gap', 8, ''],
  ['Names of columns', 33, 'With the edge of the table.'],
  ['Rows', 665, '16 of 40 px, or 20 of 32 px.'],
  ['Ledge', 18, 'With the edge of the table.'],
  ['Footer', 24, 'Specification 2: fixed. 24 px is the least for its link.'],
]

/**
 * The one scale of type and space, with its reasons, and the space that it leaves for the rows of a
 * list.
 */
export function RhythmPage() {
  return (
    <Page
      title="Rhythm"
      lead="One scale of type and space, and what it leaves to rows. The values are tokens of @console/ui; the sheets Type and Space show them all."
      isWide
    >
      <section>
        <Heading level={2}>Type</Heading>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Size</th>
              <th scope="col">For</th>
              <th scope="col">Because</th>
            </tr>
          </thead>
          <tbody>
            {type.map(([step, use, reason]) => (
              <tr key={step}>
                <th scope="row">
                  <Text size={step}>{step}</Text>
                </th>
                <td>{Number.parseFloat(theme.raw.text[step]) * 16} px</td>
                <td>{use}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <Heading level={2}>A list at 1440 × 900</Heading>
        <p>
          Title, filters and footer take 88 px, a tenth of the height, and nothing of a list’s
          width: the team’s faces stand beside it where they are asked for. Fifteen rows of two
          lines are seen whole, nineteen in compact density, five cards on a phone; a journey counts
          them.
        </p>
        <Column>
          {furniture.map(([what, height, reason], index) => (
            <Part key={index} data-rows={what === 'Rows' || undefined}>
              <span>{height} px</span>
              <Text weight="medium">{what}</Text>
              <Text tone="muted">{reason}</Text>
            </Part>
          ))}
        </Column>
      </section>
      <section>
        <Heading level={2}>Density</Heading>
        <table>
          <thead>
            <tr>
              <th scope="col">Density</th>
              <th scope="col">Row</th>
              <th scope="col">Control</th>
              <th scope="col">A row is</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">compact</th>
              <td>32 px</td>
              <td>32 px</td>
              <td>one line: the name without what stands below it</td>
            </tr>
            <tr>
              <th scope="row">regular</th>
              <td>40 px</td>
              <td>36 px, 32 in lists</td>
              <td>two lines: the name, and its number or its party</td>
            </tr>
            <tr>
              <th scope="row">relaxed</th>
              <td>52 px</td>
              <td>36 px, 32 in lists</td>
              <td>two lines with air</td>
            </tr>
          </tbody>
        </table>
        <p>Under a finger what is pressed has 44 px, whatever the density.</p>
      </section>
    </Page>
  )
}

const Column = styled.div`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`

const Part = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) minmax(0, 2fr);
  gap: ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[1]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
  font-variant-numeric: tabular-nums;

  &:last-child {
    border: 0;
  }
  &[data-rows] {
    min-block-size: 160px;
    background: ${theme.color.accentSoft};
  }
`
