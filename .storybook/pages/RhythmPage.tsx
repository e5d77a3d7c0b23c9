import { Heading, Text, theme } from '@console/ui'
import styled from 'styled-components'
import { Page } from './frame/Page'

/** Purpose of each step of the type scale, and the reason of its size. */
const type: readonly [step: keyof typeof theme.raw.text, use: string, reason: string][] = [
  ['xs', 'column titles, units, counts', 'The smallest size that is easy to read at a desk.'],
  ['sm', 'rows, tabs, filters', 'One step below running text: two lines fit into a row of 40 px.'],
  [
    'md',
    'running text, fields, buttons',
    'The base of the scale; 16 px on touch screens, so that a phone does not zoom.',
  ],
  ['lg', 'the title of a card or a dialog', 'Differs from running text by its weight, too.'],
  [
    'xl',
    'the title of a list',
    'It shares its row with the views, which leaves more room for rows.',
  ],
  ['xxl', 'the title of any other screen', 'One in each screen.'],
  ['display', 'a single figure, the number of an error', 'Easy to read from a distance.'],
]

/** Heights between the window's edge and the rows, from above, in a list at 1440 × 900. */
const furniture: readonly [what: string, height: number, reason: string][] = [
  ['Toolbar', 64, 'Specification 9.'],
  ['Ledge', 16, 'Less than the 24 px beside a screen, because height is scarce.'],
  [
    'Title, views, tools',
    32,
    'One row of compact controls, since lists of this width are used with a mouse.',
  ],
  ['Gap', 8, 'The gap within a group; between groups it is 16 px, between parts of a page 24.'],
  [
    'Filters, pages',
    32,
    'Overflow scrolls sideways. A line that wraps when a font loads would move all rows down.',
  ],
  ['Gap', 8, ''],
  ['Column titles', 33, 'With the edge of the table.'],
  ['Rows', 665, '16 of 40 px, or 20 of 32 px.'],
  ['Ledge', 18, 'With the edge of the table.'],
  ['Footer', 24, 'Specification 2: fixed. 24 px is the smallest target for its link.'],
]

/**
 * The one scale of type and space, with its reasons, and the space that it leaves for the rows of a
 * list.
 */
export function RhythmPage() {
  return (
    <Page
      title="Rhythm"
      lead="The scale of type and space, and the room that it leaves for rows. The values are tokens of @console/ui; the sheets Type and Space show all of them."
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
          Title, filters and footer take 88 px, a tenth of the height, and no width. Fifteen rows of
          two lines are fully visible, nineteen in compact density, five cards on a phone; a journey
          counts them.
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
              <td>one line: the name</td>
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
              <td>two lines with more space</td>
            </tr>
          </tbody>
        </table>
        <p>On touch screens controls have 44 px in any density.</p>
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
