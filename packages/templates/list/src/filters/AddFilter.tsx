import { Button, theme } from '@console/ui'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CellContext, ListFilter } from '../config/config'

interface AddFilterProps {
  filters: readonly ListFilter[]
  context: CellContext
  /** A flag is set by choosing it. */
  onFlag: (filter: ListFilter) => void
  editor: (filter: ListFilter) => ReactNode
}

/** Less common filters: first the filter, then its values, in the same sheet. */
export function AddFilter({ filters, context, onFlag, editor }: AddFilterProps) {
  const { t } = useTranslation('list')
  const [chosen, setChosen] = useState<ListFilter | null>(null)
  if (chosen)
    return (
      <Root>
        <Button variant="quiet" autoFocus onPress={() => setChosen(null)}>
          <ArrowLeft data-mirrored aria-hidden />
          {context.t(chosen.title)}
        </Button>
        {editor(chosen)}
      </Root>
    )
  return (
    <List aria-label={t('index.filters.add')}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <Button
            variant="quiet"
            isWide
            onPress={() => (filter.kind === 'flag' ? onFlag(filter) : setChosen(filter))}
          >
            {context.t(filter.title)}
          </Button>
        </li>
      ))}
    </List>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`

const List = styled.ul`
  display: grid;
  min-inline-size: 200px;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    justify-items: start;
  }
`
