import { Text, TextField, theme } from '@console/ui'
import { type ReactNode, useDeferredValue, useState } from 'react'
import styled from 'styled-components'

interface SearchProps<Thing> {
  label: string
  /** Plural noun of the searched items: `icons`. */
  noun: string
  all: readonly Thing[]
  /** Searchable text of one item. */
  textOf: (one: Thing) => string
  children: (found: readonly Thing[]) => ReactNode
}

/** A gallery with a search: shows all items that have every word of the text. */
export function Search<Thing>({ label, noun, all, textOf, children }: SearchProps<Thing>) {
  const [text, setText] = useState('')
  const words = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((one) => {
    const searched = textOf(one).toLowerCase()
    return words.every((word) => searched.includes(word))
  })
  return (
    <>
      <Sticky>
        <TextField label={label} type="search" value={text} onChange={setText} />
        <Text as="p" size="sm" role="status" tone="muted">
          {found.length} of {all.length} {noun}
        </Text>
      </Sticky>
      {children(found)}
    </>
  )
}

/** Stays visible above the searched items. */
const Sticky = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  padding-block: ${theme.space[3]};
  background: ${theme.color.background};
`
