import { IconButton, Menu, MenuItem } from '@console/ui'
import { FolderInput } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SidebarSections } from '../api'
import type { Mail } from '../contract'
import { titleOf } from './titleOfWay'

interface FolderMenuProps {
  mails: readonly Mail[]
  ways: SidebarSections | undefined
  onMove: (mails: readonly Mail[], folder: number) => void
}

/** Moves mails into another folder. */
export function FolderMenu({ mails, ways, onMove }: FolderMenuProps) {
  const { t } = useTranslation('mail')
  return (
    <span data-tool="move">
      <Menu
        trigger={
          <IconButton label={t('move')}>
            <FolderInput />
          </IconButton>
        }
        onAction={(id) => onMove(mails, Number(id))}
      >
        {(ways?.folders ?? [])
          .filter(({ id }) => mails.some(({ folder }) => folder !== id))
          .map((folder) => (
            <MenuItem key={folder.id} id={String(folder.id)}>
              {titleOf(folder, t)}
            </MenuItem>
          ))}
      </Menu>
    </span>
  )
}
