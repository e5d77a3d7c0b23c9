import type { Label } from '@console/templates/MasterDetail/collections'
import { LabelDot } from '@console/templates/MasterDetail/Sidebar'
import { Button, Menu, MenuItem, theme } from '@console/ui'
import { Tags } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface LabelMenuProps {
  /** Those that there are. */
  labels: readonly Label[]
  /** The ids of those that the to-do has. */
  chosen: readonly number[]
  /** Told of the one that was pressed, and of all that are chosen then. */
  onToggle: (chosen: number[], labelId: number) => void
}

/** The labels of a to-do, and the menu in which they are ticked. */
export function LabelMenu({ labels, chosen, onToggle }: LabelMenuProps) {
  const { t } = useTranslation('todo')
  return (
    <Root>
      {labels
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, title, color }) => (
          <span key={id}>
            <LabelDot color={color} />
            <bdi>{title}</bdi>
          </span>
        ))}
      <Menu
        trigger={
          <Button variant="quiet">
            <Tags aria-hidden />
            {t('labels.title')}
          </Button>
        }
        selectionMode="multiple"
        selectedKeys={chosen.map(String)}
        onAction={(key) => {
          const labelId = Number(key)
          const isOn = chosen.includes(labelId)
          onToggle(isOn ? chosen.filter((id) => id !== labelId) : [...chosen, labelId], labelId)
        }}
      >
        {labels.map(({ id, title, color }) => (
          <MenuItem key={id} id={String(id)} icon={<LabelDot color={color} />}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.sm};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
`
