import { type ReactNode, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { AriaProvider } from '../primitives/Aria/AriaProvider'
import { theme } from '../tokens/theme'

/** Schemes of every sheet: light, dark, high contrast. */
const always = ['paper', 'ink', 'contrast']

const chosenScheme = () => document.documentElement.dataset.scheme ?? 'paper'

function watchScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}

/** Draws a sheet's part for each scheme: light, dark, high contrast, and the toolbar's where it is another. */
export function EachScheme({ children }: { children: (scheme: string) => ReactNode }) {
  const chosen = useSyncExternalStore(watchScheme, chosenScheme)
  return [...new Set([...always, chosen])].map((scheme) => children(scheme))
}

/** Texts of a `Modes` story, the same ones in both languages. */
export interface ModesTexts<Texts> {
  english: Texts
  arabic: Texts
  /** Draws the component with one language's texts; called once for each scheme and language. */
  render: (texts: Texts) => ReactNode
}

/**
 * The `Modes` story of a component: light, dark, high contrast and the chosen scheme, left to right in English and right to left in Arabic,
 * in one picture.
 *
 * @example
 * export const Modes = meta.story({
 *   render: () =>
 *     modes({
 *       english: { save: 'Save' },
 *       arabic: { save: 'حفظ' },
 *       render: ({ save }) => <Button>{save}</Button>,
 *     }),
 * })
 */
export function modes<Texts>({ english, arabic, render }: ModesTexts<Texts>) {
  return (
    <Grid>
      <EachScheme>
        {(scheme) => (
          <Row key={scheme} data-scheme={scheme}>
            <Cell lang="en" dir="ltr">
              <AriaProvider locale="en">{render(english)}</AriaProvider>
            </Cell>
            <Cell lang="ar" dir="rtl">
              <AriaProvider locale="ar-u-ca-gregory-nu-latn">{render(arabic)}</AriaProvider>
            </Cell>
          </Row>
        )}
      </EachScheme>
    </Grid>
  )
}

/* The first cell is the same in either direction of the toolbar, so that pictures of a story can be compared. */
const Grid = styled.div`
  display: grid;
  direction: ltr;
`

/** One scheme of a sheet. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`

/** One look in a row. */
export const Cell = styled.div`
  min-inline-size: 0;
  padding: ${theme.space[6]};
  background: ${theme.color.background};
`
