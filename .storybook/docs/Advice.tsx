import { AriaProvider, Card, Heading, Stack, theme } from '@console/ui'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Written } from '../pages/frame/Written'
import type { About, AdviceLine } from './about'

interface AdviceProps {
  about: About
}

/** Use cases of a component, and advice on what to do and to avoid, with live examples of what is visible. */
export function Advice({ about }: AdviceProps) {
  return (
    <>
      <Pairs>
        <Card heading="Use it for">
          <Written as="p" text={about.use} />
        </Card>
        <Card heading="Use instead">
          <Written as="p" text={about.instead} />
        </Card>
        <Card heading={<Titled icon={<Check color={theme.color.success} />}>Do</Titled>}>
          <Lines lines={about.do} />
        </Card>
        <Card heading={<Titled icon={<X color={theme.color.danger} />}>Don’t</Titled>}>
          <Lines lines={about.dont} />
        </Card>
      </Pairs>
      <section>
        <Heading level={2}>Anatomy</Heading>
        <ol>
          {about.anatomy.map((part) => (
            <li key={part}>
              <Written text={part} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Titled({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Stack as="span" direction="row" gap={2}>
      {icon}
      {children}
    </Stack>
  )
}

function Lines({ lines }: { lines: readonly AdviceLine[] }) {
  return (
    <ul>
      {lines
        .map((line) => (typeof line === 'string' ? { text: line, example: undefined } : line))
        .map(({ text, example }) => (
          <li key={text}>
            <Written text={text} />
            {example ? (
              <Example inert>
                <AriaProvider locale="en">{example()}</AriaProvider>
              </Example>
            ) : null}
          </li>
        ))}
    </ul>
  )
}

/* Two and two. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
  gap: ${theme.space[4]};
`

const Example = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.background};
`
