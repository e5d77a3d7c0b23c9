import type { ActionableRow } from '@console/core/kinds'
import { Card, Link, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Facts } from '@console/facts'
import type { RecordConfig } from '../RecordConfig'
import styled from 'styled-components'

export interface RecordSideProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** As it is to be drawn. */
  detail: Detail
}

/** Beside the tabs of one record: what waits, the facts, and what else there is to look at. */
export function RecordSide<Row extends ActionableRow, Detail extends Row>({
  config,
  detail,
}: RecordSideProps<Row, Detail>) {
  const { t: own } = useTranslation(config.namespace)
  const { t } = useTranslation('record')
  const { facts: OwnFacts, side: Side, related } = config
  const links = related?.(detail) ?? []
  return (
    <Root>
      {Side ? <Side detail={detail} /> : null}
      <OwnFacts detail={detail} />
      {links.length > 0 ? (
        <Card heading={t('record.related')}>
          <Facts
            facts={links.map(({ title, label, to }) => ({
              label: own(title as never),
              value: <Link href={to}>{label}</Link>,
            }))}
          />
        </Card>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
