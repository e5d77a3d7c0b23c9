import { Checkbox, IconButton, theme } from '@console/ui'
import { Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CheckItem } from '../contract'
import { NameLine } from '../NameLine'
import { useNaming } from '../useNaming'

export interface CheckEntryProps {
  item: CheckItem
  change: (how: (item: CheckItem) => CheckItem) => void
  onRemove: () => void
}

/** An entry of a checklist: its checkbox, and its text, edited in place. */
export function CheckEntry({ item: { name, checked }, change, onRemove }: CheckEntryProps) {
  const { t } = useTranslation('scrumboard')
  const [naming, renameButton] = useNaming()
  return (
    <Root>
      {naming.isNaming ? (
        <NameLine
          label={t('checklist.item')}
          initial={name}
          submitLabel={t('checklist.item.save')}
          onSubmit={(text) => {
            change((known) => ({ ...known, name: text }))
            naming.end()
          }}
          onCancel={naming.end}
        />
      ) : (
        <>
          <Checkbox
            isSelected={checked}
            onChange={(isDone) => change((known) => ({ ...known, checked: isDone }))}
          >
            <bdi>{name}</bdi>
          </Checkbox>
          <IconButton
            ref={renameButton}
            label={t('checklist.item.rename', { name })}
            onPress={naming.ask}
          >
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('checklist.item.remove', { name })} onPress={onRemove}>
            <X aria-hidden />
          </IconButton>
        </>
      )}
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  overflow-wrap: anywhere;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`
