import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NameLine } from '../NameLine'
import { useNaming } from '../useNaming'

/** Field after the lists of a board, to add lists one after the other. */
export function AddList({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation('scrumboard')
  const [adding, addButton] = useNaming()
  return (
    <Root>
      {adding.isNaming ? (
        <NameLine
          label={t('list.name')}
          submitLabel={t('list.add')}
          onSubmit={onAdd}
          onCancel={adding.end}
        />
      ) : (
        <Button ref={addButton} isWide onPress={adding.ask}>
          <Plus aria-hidden />
          {t('list.add')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  flex: none;
  inline-size: min(280px, 80vw);
`
