import { fingerReach, theme } from '@console/ui'
import { type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { AskAbout } from './AskAbout'
import { ChangesContext, type FieldChange } from './changes'
import { ShownValue } from './ShownValue'
import { PreviousValue } from './PreviousValue'

/** Detail of a record. */
export interface Detail {
  /** Translated label. */
  label: string
  value: ReactNode
  /** JSON pointer to its field, if the owner can be asked about it. */
  pointer?: string
}

export interface DescriptionListProps {
  details: readonly Detail[]
}

/**
 * Details of a record as a description list. One with a pointer accepts a message, and shows the live value beside that
 * of a pending update.
 */
export function DescriptionList({ details }: DescriptionListProps) {
  const changes = useContext(ChangesContext)
  const changeOf = (pointer: string | undefined) =>
    changes.find((change) => change.pointer === pointer)
  return (
    <Root>
      {details.map(({ label, value, pointer }, place) => (
        // Two details may have the same label, when a user has named them.
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
  /* Large text on a phone: each value is below its label. */
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
