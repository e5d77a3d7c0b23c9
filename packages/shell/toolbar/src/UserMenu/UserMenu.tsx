import { Avatar, Button, Menu, MenuItem, MenuSection, theme, VisuallyHidden } from '@console/ui'
import { CircleUser, Inbox, LogIn, LogOut, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Label } from '../Label'
import { defaultPhoto } from '../user/defaultPhoto'
import type { ToolbarUser } from '../user/toolbarUser'

export interface UserMenuProps {
  /** Null for a guest; a user whose role is empty counts as one. */
  user: ToolbarUser | null
  /**
   * Addresses of its entries, as in specification 2: /pages/profile, /apps/mail, and for a guest /login and /register. An
   * entry without an address is left out: its screen does not exist.
   */
  links: { profile?: string; inbox?: string; login?: string; register?: string }
  /** Set where the navigation shows the user's name: only the photo is shown. */
  isNamedBeside?: boolean
  onSignOut: () => void
}

/** The toolbar's user menu (specification 2): profile, inbox and sign-out, or for a guest sign-in and registration. */
export function UserMenu({ user, links, isNamedBeside, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('toolbar')
  const known = user?.role ? user : null
  const name = known?.name ?? t('user.guest')

  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="quiet">
          <VisuallyHidden>{t('user.label', { name })}</VisuallyHidden>
          {isNamedBeside ? null : (
            <Label aria-hidden>
              <Names>
                <Name dir="auto" title={name}>
                  {name}
                </Name>
                {known ? (
                  <Role dir="auto" title={known.role}>
                    {known.role}
                  </Role>
                ) : null}
              </Names>
            </Label>
          )}
          <Avatar
            name={known?.name ?? ''}
            src={known ? (known.photo ?? defaultPhoto) : undefined}
            size={32}
          />
        </Button>
      }
    >
      {known ? (
        <>
          {links.profile || links.inbox ? (
            <MenuSection aria-label={t('user.own')}>
              {links.profile ? (
                <MenuItem href={links.profile} icon={<CircleUser />}>
                  {t('user.profile')}
                </MenuItem>
              ) : null}
              {links.inbox ? (
                <MenuItem href={links.inbox} icon={<Inbox />}>
                  {t('user.inbox')}
                </MenuItem>
              ) : null}
            </MenuSection>
          ) : null}
          <MenuSection aria-label={t('user.session')}>
            <MenuItem icon={<LogOut data-mirrored />} onAction={onSignOut}>
              {t('user.signOut')}
            </MenuItem>
          </MenuSection>
        </>
      ) : (
        <>
          {links.login ? (
            <MenuItem
              href={links.login}
              icon={<LogIn data-mirrored />}
              description={t('user.login.note')}
            >
              {t('user.login')}
            </MenuItem>
          ) : null}
          {links.register ? (
            <MenuItem href={links.register} icon={<UserPlus />}>
              {t('user.register')}
            </MenuItem>
          ) : null}
        </>
      )}
    </Menu>
  )
}

const Names = styled.span`
  display: grid;
  justify-items: end;
  max-inline-size: 200px;
`

const Name = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  /* Clipped at its end only: Arabic letters extend beyond a tight line. */
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Role = styled(Name)`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
`
