import { LabelDot } from '@console/master-detail'
import { IconButton, Menu, MenuItem } from '@console/ui'
import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SidebarSections } from '../api'
import type { Mail } from '../contract'
import type { MailWrites } from '../useMailWrites'

interface LabelMenuProps {
  mails: readonly Mail[]
  ways: SidebarSections | undefined
  writes: MailWrites
}

/** Adds and removes labels of mails; labels that all of them have are ticked. */
export function LabelMenu({ mails, ways, writes }: LabelMenuProps) {
  const { t } = useTranslation('mail')
  const labels = ways?.labels ?? []
  const onAll = labels.filter(({ id }) => mails.every((mail) => mail.labels.includes(id)))
  return (
    <span data-tool="label">
      <Menu
        trigger={
          <IconButton label={t('label')}>
            <Tag />
          </IconButton>
        }
        selectionMode="multiple"
        selectedKeys={onAll.map(({ id }) => String(id))}
        onAction={(id) =>
          writes.setLabel(mails, Number(id), !onAll.some((label) => String(label.id) === id))
        }
      >
        {labels.map(({ id, title, color }) => (
          <MenuItem key={id} id={String(id)} textValue={title} icon={<LabelDot color={color} />}>
            <bdi>{title}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}
