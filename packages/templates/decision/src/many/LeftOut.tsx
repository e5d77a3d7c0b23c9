import { useFormats, useSay } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/kinds'
import type { Forecast, Resource } from '@console/core/resources'
import { Banner, Link, Text } from '@console/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { whyLeftOut } from './bulkEligibility'

/** How many records with the same reason are named; of the others only the number is said. */
const mostNamed = 20

/** How many records are named at once; of more they are folded under each reason. */
const mostOpen = 8

interface LeftOutProps<Row extends ActionableRow> extends Pick<Forecast<Row>, 'leftOut'> {
  resource: Resource<Row>
  /** Where a record's own screen is; undefined where it has none. */
  hrefOf: ((row: Row) => string | undefined) | undefined
}

/** Which of the chosen records an action leaves out, and why; nothing where it takes all of them. */
export function LeftOut<Row extends ActionableRow>({
  resource: { kinds, nameOf, tokenOf },
  leftOut,
  hrefOf,
}: LeftOutProps<Row>) {
  const say = useSay()
  const formats = useFormats()
  const count = leftOut.reduce((sum, { tokens }) => sum + tokens.length, 0)
  if (count === 0) return null
  return (
    <Banner tone="info">
      <Text as="p" weight="medium">
        {say('decision:decision.bulk.leftOut', { count, number: formats.number(count) })}
      </Text>
      {leftOut.map(({ hindrance, tokens, rows }) => {
        const named = rows.slice(0, mostNamed)
        const others = tokens.length - named.length
        return (
          <Reason key={hindrance} open={count <= mostOpen}>
            <summary>
              {formats.number(tokens.length)} · {whyLeftOut(kinds, hindrance, rows, say)}
            </summary>
            {named.map((row, place) => {
              const name = formats.text(nameOf(row))
              const href = hrefOf?.(row)
              return (
                <Fragment key={tokenOf(row)}>
                  {place > 0 ? ' · ' : null}
                  <Name>{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
                </Fragment>
              )
            })}
            {others > 0
              ? ` ${say('decision:decision.bulk.more', { number: formats.number(others) })}`
              : null}
          </Reason>
        )
      })}
    </Banner>
  )
}

const Reason = styled.details`
  summary {
    min-block-size: 24px;
    cursor: pointer;
  }
`

/** A number is read at a glance only where it stands on one line. */
const Name = styled.bdi`
  white-space: nowrap;
`
