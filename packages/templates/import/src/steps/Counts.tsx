import { type Tally, verdicts } from '@console/core/imports'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../state/openImport'

/** Number of rows by outcome, before or after the import. */
export function Counts({ tally }: { tally: Tally }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  return (
    <List>
      {verdicts.map((verdict) => (
        <div key={verdict}>
          <dt>{t(`count.${verdict}`)}</dt>
          <dd>{formats.number(tally[verdict])}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[8]};
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: ${theme.text.sm};
    color: ${theme.color.textMuted};
  }
  dd {
    margin: 0;
    font-size: ${theme.text.xl};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
