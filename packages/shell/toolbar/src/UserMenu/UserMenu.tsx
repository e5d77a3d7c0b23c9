import { Avatar, Button, Menu, MenuItem, VisuallyHidden } from '@console/ui'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface UserMenuProps {
  name: string
  onSignOut: () => void
}

/** The toolbar's user menu (specification 2) of somebody who is signed in. */
export function UserMenu({ name, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('toolbar')
  return (
    <Menu
      trigger={
        <Button variant="quiet">
          <Avatar name={name} size={32} />
          <VisuallyHidden>{t('user.label', { name })}</VisuallyHidden>
        </Button>
      }
      onAction={onSignOut}
    >
      <MenuItem id="signOut" icon={<LogOut data-mirrored />}>
        {t('user.signOut')}
      </MenuItem>
    </Menu>
  )
}
