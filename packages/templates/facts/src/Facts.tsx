import { fingerReach, theme } from '@console/ui'
import { type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { AskAbout } from './AskAbout'
import { ChangesContext, type FieldChange } from './changes'
import { ShownValue } from './ShownValue'
import { PreviousValue } from './PreviousValue'

/** One fact about a record. */
export interface Fact {
  /** What it is, in the reader's language. */
  label: string
  value: ReactNode
  /** JSON pointer to its field, where the owner can be asked about it. */
  pointer?: string
}

export interface FactsProps {
  facts: readonly Fact[]
}

/**
 * What is known of a record, name beside value. Where a fact has a pointer it can be asked about, and what is live stands
 * beside what a waiting update makes of it.
 */
export function Facts({ facts }: FactsProps) {
  const changes = useContext(ChangesContext)
  const changeOf = (pointer: string | undefined) =>
    changes.find((change) => change.pointer === pointer)
  return (
    <Root>
      {facts.map(({ label, value, pointer }, place) => (
        // Two facts may have one name, as what somebody has called them.
        <Row key={pointer ?? `${label} ${place}`}>
          <dt>{label}</dt>
          <dd>
            <Known value={value} change={changeOf(pointer)} />
            {pointer ? <AskAbout pointer={pointer} /> : null}
          </dd>
        </Row>
      ))}
    </Root>
  )
}

function Known({ value, change }: { value: ReactNode; change: FieldChange | undefined }) {
  if (!change) return value ?? '–'
  return (
    <Both>
      <span>{value}</span>
      <PreviousValue>
        <ShownValue value={change.before} />
      </PreviousValue>
    </Both>
  )
}

const Both = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
`

const Root = styled.dl`
  display: grid;
  container-type: inline-size;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: center;
  min-block-size: 32px;
  padding-block: ${theme.space[1]};

  &:has(a) {
    min-block-size: max(32px, ${theme.size.target});
  }
  & + & {
    border-block-start: 1px solid ${theme.color.hairline};
  }
  /* Large text on a phone: each value stands below its name. */
  @container (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  a {
    ${fingerReach}
  }
  dd > button {
    --own: 28px;
    flex: none;
    min-block-size: var(--own);
    inline-size: var(--own);
    margin-block: -4px;
    color: ${theme.color.textMuted};
  }
  dd > [data-asked='true'] {
    color: ${theme.color.accent};
  }
  @media (pointer: coarse) {
    dd > button {
      --own: 44px;
    }
  }
`
