import { IconButton, Menu, MenuItem } from '@console/ui'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contact, Group } from '../contract'

interface GroupMenuProps {
  contacts: readonly Contact[]
  groups: readonly Group[]
  onSet: (group: Group, isIn: boolean) => void
}

/** Adds contacts to groups and removes them; groups that all of them are in are ticked. */
export function GroupMenu({ contacts, groups, onSet }: GroupMenuProps) {
  const { t } = useTranslation('contacts')
  const ofAll = groups.filter(({ contactIds }) =>
    contacts.every(({ id }) => contactIds.includes(id)),
  )
  return (
    <Menu
      trigger={
        <IconButton label={t('contact.groups')}>
          <UsersRound />
        </IconButton>
      }
      selectionMode="multiple"
      selectedKeys={ofAll.map(({ id }) => id)}
      onAction={(key) => {
        const group = groups.find(({ id }) => id === key)
        if (group) onSet(group, !ofAll.includes(group))
      }}
    >
      {groups.map(({ id, name }) => (
        <MenuItem key={id} id={id} textValue={name}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
