import { saveCsv } from '@console/core/csv'
import type { LanguageId } from '@console/core/i18n'
import { Card, IconButton, Text, theme } from '@console/ui'
import { ChartColumn, Download, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type ChartNumbers, ChartTable } from './ChartTable'

interface ChartCardProps {
  title: string
  numbers: ChartNumbers
  /** Name of its CSV file, without the extension. */
  fileName: string
  /** Text in place of the chart if there is no data. */
  empty?: string | undefined
  /** Minimum height of the chart: 72, 208 for a list of five bars, or 240 px. Default: `regular`. */
  size?: 'small' | 'list' | 'regular'
  /** Content between heading and chart: a figure, a choice. */
  lead?: ReactNode
  /** The chart. */
  children: ReactNode
}

/** A chart whose numbers are also available as a table and as a CSV file. Chart and table take the same place. */
export function ChartCard({
  title,
  numbers,
  fileName,
  empty,
  size = 'regular',
  lead,
  children,
}: ChartCardProps) {
  const { t, i18n } = useTranslation('dashboards')
  const [isTable, setIsTable] = useState(false)
  const { columns, rows } = numbers
  return (
    <Card
      heading={title}
      headingLevel={3}
      headingSize="md"
      actions={
        empty === undefined ? (
          <Actions>
            <IconButton
              label={t(isTable ? 'chart.asChart' : 'chart.asTable', { title })}
              onPress={() => setIsTable(!isTable)}
            >
              {isTable ? <ChartColumn data-mirrored /> : <Table2 data-mirrored />}
            </IconButton>
            <IconButton
              label={t('chart.csv', { title })}
              onPress={() =>
                saveCsv(
                  fileName,
                  [columns.map((column) => column.title), ...rows],
                  i18n.language as LanguageId,
                )
              }
            >
              <Download />
            </IconButton>
          </Actions>
        ) : null
      }
    >
      {lead ? <Lead>{lead}</Lead> : null}
      <Place data-size={size} data-empty={empty === undefined ? undefined : true}>
        {empty === undefined ? (
          isTable ? (
            <ChartTable {...numbers} label={title} />
          ) : (
            children
          )
        ) : (
          <Text tone="muted">{empty}</Text>
        )}
      </Place>
    </Card>
  )
}

const Actions = styled.div`
  display: flex;
  flex: none;
`

const Lead = styled.div`
  margin-block-end: ${theme.space[4]};
`

/* Chart, table and empty text start at the same position and have the same minimum size. */
const Place = styled.div`
  min-block-size: 240px;

  &[data-size='small'] {
    min-block-size: 72px;
  }
  &[data-size='list'] {
    min-block-size: 208px;
  }
  &[data-empty] {
    display: grid;
    place-items: center;
  }
`
