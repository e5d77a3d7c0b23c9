import { Heading, Spinner, Text, TextField, theme } from '@console/ui'
import { Suspense, use, useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { Code } from '../frame/Code'
import { ContractCallParts } from './ContractCallParts'
import { Opening } from './Opening'
import { Page } from '../frame/Page'
import { type ContractCall, readContract, type ShownContract } from './readContract'

/** Every call of the console, to read and search: `docs/contract/openapi.json`. */
export function ContractPage() {
  const [contract] = useState(readContract)
  const [text, setText] = useState('')
  return (
    <Page
      title="Contract"
      lead="Every call that the console makes of a server, with what it sends, what it is answered and what it can be refused with. Written from the schemas and endpoints by pnpm contract."
      isWide
    >
      <Sticky>
        <TextField
          label="Find a call"
          type="search"
          description="By any words of its path, group, roles, parameters and codes: orders decisions, stock_short"
          value={text}
          onChange={setText}
        />
      </Sticky>
      <Suspense fallback={<Spinner label="Reading the contract" />}>
        <Calls contract={contract} text={text} />
      </Suspense>
    </Page>
  )
}

function Calls({ contract, text }: { contract: Promise<ShownContract>; text: string }) {
  const { calls, shapes } = use(contract)
  const words = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean)
  const has = (searched: string) => words.every((word) => searched.toLowerCase().includes(word))
  const found = calls.filter((call) => has(searchedOf(call)))
  const matchingShapes = shapes.filter(({ name }) => has(name))
  return (
    <>
      <Text as="p" role="status" tone="muted">
        {found.length} of {calls.length} calls
      </Text>
      {[...new Set(found.map(titleOf))].map((title) => (
        <section key={title} aria-label={title}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <div>
            {found
              .filter((call) => titleOf(call) === title)
              .map((call) => (
                <Opening
                  key={call.id}
                  title={<code>{call.name}</code>}
                  aside={call.roles.join(', ')}
                  opens={() => <ContractCallParts call={call} />}
                />
              ))}
          </div>
        </section>
      ))}
      {matchingShapes.length > 0 ? (
        <section aria-label="Shapes">
          <Heading level={2} size="lg">
            Shapes
          </Heading>
          <div>
            {matchingShapes.map(({ name, type }) => (
              <Opening
                key={name}
                title={<code>{name}</code>}
                opens={() => <Code label={`The shape ${name}`}>{type}</Code>}
              />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}

function titleOf({ base, group }: ContractCall): string {
  return `${base} ${group}`
}

function searchedOf({ name, base, group, roles, parameters, answers }: ContractCall): string {
  const codes = answers.flatMap((answer) => answer.codes)
  return [name, base, group, ...roles, ...parameters.map((each) => each.name), ...codes].join(' ')
}

const Sticky = styled.search`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding-block: ${theme.space[3]};
  background: ${theme.color.background};
`
