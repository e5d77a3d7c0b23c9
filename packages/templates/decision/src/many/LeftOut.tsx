import { useFormats, useTranslate } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/workflows'
import type { Forecast, Resource } from '@console/core/resources'
import { Banner, Link, Text } from '@console/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { whyLeftOut } from './bulkEligibility'

/** Maximum records that a reason names; the rest is a count. */
const maxNamed = 20

/** Maximum records that are listed openly; with more, each reason is collapsed. */
const maxOpen = 8

interface LeftOutProps<Row extends ActionableRow> extends Pick<Forecast<Row>, 'leftOut'> {
  resource: Resource<Row>
  /** Returns the address of a record's own screen; undefined when it has none. */
  hrefOf: ((row: Row) => string | undefined) | undefined
}

/** Selected records that an action excludes, with reasons; renders nothing when it excludes none. */
export function LeftOut<Row extends ActionableRow>({
  resource: { workflows, nameOf, tokenOf },
  leftOut,
  hrefOf,
}: LeftOutProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const count = leftOut.reduce((sum, { tokens }) => sum + tokens.length, 0)
  if (count === 0) return null
  return (
    <Banner tone="info">
      <Text as="p" weight="medium">
        {translate('decision:decision.bulk.leftOut', { count, number: formats.number(count) })}
      </Text>
      {leftOut.map(({ blocker, tokens, rows }) => {
        const named = rows.slice(0, maxNamed)
        const others = tokens.length - named.length
        return (
          <Reason key={blocker} open={count <= maxOpen}>
            <summary>
              {formats.number(tokens.length)} · {whyLeftOut(workflows, blocker, rows, translate)}
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
              ? ` ${translate('decision:decision.bulk.more', { number: formats.number(others) })}`
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

/** A number is quick to read only on a single line. */
const Name = styled.bdi`
  white-space: nowrap;
`
