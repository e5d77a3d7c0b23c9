import { formatsOf, type Formats, languages } from '@console/core/i18n'
import { Heading, Text, theme } from '@console/ui'
import styled from 'styled-components'
import { Page } from '../frame/Page'
import { StoryLink } from '../frame/StoryLink'
import { Written } from '../frame/Written'
import { glossaryTables } from './glossary'

const moment = new Date('2026-06-15T12:03:00')
const later = new Date('2026-06-18T12:03:00')

/** Formats of the console, each with an example. */
const examples: readonly [use: string, format: (formats: Formats) => string][] = [
  ['A number', (formats) => formats.number(1_234_567.5)],
  ['A share', (formats) => formats.percent(0.087)],
  ['An amount', (formats) => formats.money({ amount: 123_450, currency: 'KES' })],
  [
    'An amount whose currency has no decimals',
    (formats) => formats.money({ amount: 1234, currency: 'UGX' }),
  ],
  ['A negative amount', (formats) => formats.money({ amount: -123_450, currency: 'KES' })],
  ['A day', (formats) => formats.date(moment)],
  ['A day with its time', (formats) => formats.dateTime(moment)],
  ['An age', (formats) => formats.ago(moment, later)],
  ['A due time', (formats) => formats.until(later, moment)],
  ['A size', (formats) => formats.bytes(1_400_000)],
  ['A list', (formats) => formats.list(['Ada Market', 'Kaya Textiles', 'Kilimo Seeds'])],
]

/** The terms of the product, and how it writes numbers, dates and money. */
export function ContentPage() {
  return (
    <Page
      title="Content"
      lead="One term for one thing in three languages, and one way to write numbers, dates and money."
      isWide
    >
      <section>
        <Heading level={2}>Voice</Heading>
        <Text as="p">
          Short, plain, and about what happens next:{' '}
          <StoryLink id="messages--messages">Messages</StoryLink> has examples, and the rules of
          plurals and of the three languages.
        </Text>
      </section>
      <section>
        <Heading level={2}>Numbers, dates and money</Heading>
        <Text as="p">
          Screens take them from <code>useFormats()</code>; these are its results.
        </Text>
        <Scroller role="region" aria-label="Formats" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                {languages.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {examples.map(([use, format]) => (
                <tr key={use}>
                  <th scope="row">{use}</th>
                  {languages.map(({ id, direction }) => (
                    <td key={id} lang={id} dir={direction}>
                      {format(formatsOf(id))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </section>
      {glossaryTables.map(({ title, head, rows }) => (
        <section key={title}>
          <Heading level={2}>{title}</Heading>
          <Scroller role="region" aria-label={title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([term = '', ...cells]) => (
                  <tr key={term}>
                    <th scope="row">
                      <Written text={term} />
                    </th>
                    {cells.map((cell, index) => (
                      <td key={index}>
                        <Written text={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </section>
      ))}
    </Page>
  )
}

const Scroller = styled.div`
  overflow-x: auto;

  table {
    min-inline-size: 760px;
  }

  th[scope='col'] {
    padding-inline-end: ${theme.space[3]};
  }
`
