import { useFormats, useSay } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/kinds'
import type { Resource } from '@console/core/resources'
import { Banner, Text } from '@console/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { leftOut } from './together'

/** How many records with the same reason are named; of the others only the number is said. */
const mostNamed = 20

interface LeftOutProps<Row extends ActionableRow> {
  resource: Resource<Row>
  action: string
  /** All that are chosen. */
  rows: readonly Row[]
}

/** Which of the chosen records an action leaves out, and why; nothing where it takes all of them. */
export function LeftOut<Row extends ActionableRow>({ resource, action, rows }: LeftOutProps<Row>) {
  const say = useSay()
  const formats = useFormats()
  const left = leftOut(resource.kinds, action, rows, say)
  const count = left.reduce((sum, each) => sum + each.rows.length, 0)
  if (count === 0) return null
  return (
    <Banner tone="info">
      <Text as="p" weight="medium">
        {say('decision:decision.bulk.leftOut', { count, number: formats.number(count) })}
      </Text>
      {left.map((group) => (
        <Text key={group.why} as="p">
          {group.why}{' '}
          {group.rows.slice(0, mostNamed).map((row, place) => (
            <Fragment key={resource.tokenOf(row)}>
              {place > 0 ? ' · ' : null}
              <Name>{formats.text(resource.nameOf(row))}</Name>
            </Fragment>
          ))}
          {group.rows.length > mostNamed
            ? ` ${say('decision:decision.bulk.more', { number: formats.number(group.rows.length - mostNamed) })}`
            : null}
        </Text>
      ))}
    </Banner>
  )
}

/** A number is read at a glance only where it stands on one line. */
const Name = styled.bdi`
  white-space: nowrap;
`
