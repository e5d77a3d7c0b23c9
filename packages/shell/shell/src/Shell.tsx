import { serverNow } from '@console/core/api'
import { isInFlight } from '@console/core/pending-writes'
import { panelMachine, usePanel } from '@console/core/flows'
import { useBufferedKeystrokes, useKeyGroups } from '@console/core/keys'
import { isGuest } from '@console/core/permissions'
import { destinations, type RouteTable } from '@console/core/routes'
import { displayName, useSession, useSessionState } from '@console/core/session'
import { useSetting, useSettingsStore } from '@console/core/settings'
import { chatPanelMachine } from '@console/shell-chat-panel'
import { commandPaletteMachine } from '@console/shell-command-palette'
import { useIsWide } from '@console/shell-frame'
import { HorizontalNavigation, Navigation, NavigationIcon } from '@console/shell-navigation'
import { Renewal } from '@console/shell-renewal'
import { ShortcutsDialog, Shortcuts, UserBlock, useShellKeys } from '@console/shell-toolbar'
import { Logo, Stack, theme } from '@console/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { BackgroundTasks } from './BackgroundTasks'
import type { Parts } from './lazy/createParts'
import { useNavigation } from './navigation/useNavigation'
import { QuickAccess } from './Toolbar/QuickAccess'
import { Toolbar } from './Toolbar/Toolbar'
import { OfflineNotice } from './OfflineNotice'
import { ThemedFrame } from './ThemedFrame'
import { ThemeSettings } from './ThemeSettings'
import { useIsSettled } from './useIsSettled'
import { useGlobalShortcuts } from './useGlobalShortcuts'

export interface ShellProps {
  /** Routes of the console: their permissions decide the entries of the navigation. */
  table: RouteTable
  /** Parts that are fetched when they are first wanted. */
  parts: Parts
  /** Prefetches the messages of the other languages. */
  prefetchLanguages: () => void
  children: ReactNode
}

/**
 * The shell around a screen (specification 2): it gives its parts their data and callbacks. It needs a session, settings, calls, a
 * router and a query client around it.
 */
export function Shell({ table, parts, prefetchLanguages, children }: ShellProps) {
  const { t } = useTranslation('frame')
  const { pathname, key } = useLocation()
  const { user, roles, isExpiring, isRenewing, refusal } = useSessionState()
  const session = useSession()
  const navigate = useNavigate()
  const store = useSettingsStore()
  // One by one: a change of scheme or motion renders nothing of this again.
  const layoutStyle = useSetting((all) => all.layoutStyle)
  const layout = useSetting((all) => all.layout)
  const pinned = useSetting((all) => all.shortcuts)
  const foldedGroups = useSetting((all) => all.foldedGroups)
  const language = useSetting((all) => all.language)
  const isDense = useSetting((all) => all.density === 'compact')
  const hasSingleKeys = useSetting((all) => all.hasSingleKeys)
  const { items, apps } = useNavigation(table)
  const open = useMemo(() => [...destinations(items), ...apps], [items, apps])
  const onTop = useMemo(
    () => pinned.flatMap((id) => open.filter((item) => item.id === id)),
    [pinned, open],
  )
  const foldGroups = useCallback(
    (ids: readonly string[]) => store.change({ foldedGroups: ids }),
    [store],
  )

  const commandPalette = usePanel(commandPaletteMachine)
  useBufferedKeystrokes(commandPalette.isOpen)
  const chat = usePanel(chatPanelMachine)
  const shortcutsDialog = usePanel(panelMachine)
  const isWide = useIsWide()
  const isSettled = useIsSettled()
  /** The team's contacts are next to the content; otherwise the toolbar opens the chat. */
  const hasFaces = isWide && layout.hasRightPanel

  /** A write in flight may move money: its screen asks first. */
  function signOut() {
    if (isInFlight()) void navigate('/logout')
    else session.signOut()
  }

  useGlobalShortcuts({
    openCommandPalette: commandPalette.open,
    onCommandPaletteIntent: parts.commandPalette.prefetch,
    showKeys: hasSingleKeys ? shortcutsDialog.open : null,
  })
  const keys = [useShellKeys(), ...useKeyGroups()]

  const route = table.find(pathname)
  const existing = (path: string) => (table.find(path) ? path : undefined)
  // Specification 6: a user with no role but guest is treated as not logged in.
  const isMember = !isGuest(roles)
  const shown =
    user && isMember ? { ...user, name: displayName(user), role: user.roles.join(', ') } : null
  const hasNavbar = isWide && layout.hasNavbar && items.length > 0
  const isBeside = hasNavbar && layout.navbar === 'vertical'
  // One block shows the signed-in user: the navigation's, wherever it has room for a name.
  const isNamedBeside = hasNavbar && !(isBeside && layout.isNavbarFolded)
  // Specification 2: also for guests, with what is open to them.
  const hasShortcuts = isMember || open.length > 0
  const hasLeftPanel = layout.hasLeftPanel && hasShortcuts

  const shortcuts = (orientation: 'horizontal' | 'vertical') => (
    <Shortcuts
      destinations={open}
      shortcuts={pinned}
      onChange={(next) => store.change({ shortcuts: next })}
      orientation={orientation}
      isListedBeside={isBeside}
      renderIcon={(name) => <NavigationIcon name={name} />}
    />
  )
  const search = commandPalette.isOpen ? (
    <parts.commandPalette.Component
      isWanted
      destinations={open}
      text={commandPalette.content.text}
      onTextChange={(text) => commandPalette.change({ text })}
      onClose={commandPalette.close}
      onUnavailable={commandPalette.close}
      renderIcon={(name) => <NavigationIcon name={name} />}
      isFixed={!layout.hasToolbar}
    />
  ) : null
  // Not for guests (decision 0003): both are read as soon as they are mounted, and a 401 would lead away from every open screen.
  const team = isMember ? (
    <parts.chatPanel.Component
      isWanted={chat.isOpen || (isSettled && hasFaces)}
      panel={chat}
      isBeside={hasFaces}
      side={layout.navbar === 'vertical' && layout.navbarPosition === 'right' ? 'start' : 'end'}
      onUnavailable={chat.close}
    />
  ) : null

  return (
    <>
      <ThemedFrame
        layoutStyle={layoutStyle}
        // A user who may open none of its entries has no navbar.
        layout={items.length > 0 ? layout : { ...layout, hasNavbar: false }}
        year={serverNow().getFullYear()}
        licencesHref={existing('/pages/licences')}
        path={route?.placesFocus ? route.pattern : pathname}
        visit={key}
        onFold={(isNavbarFolded) => store.change({ layout: { isNavbarFolded } })}
        brand={(isFolded) => (
          <Stack direction="row" gap={3} align="center">
            <Logo size={32} />
            {isFolded ? null : <BrandName>{t('brand.name')}</BrandName>}
          </Stack>
        )}
        user={(form) => (shown ? <UserBlock user={shown} form={form} /> : null)}
        navigation={(form) =>
          form === 'horizontal' ? (
            <HorizontalNavigation items={items} path={pathname} isDense={isDense} />
          ) : (
            <Navigation
              items={items}
              shortcuts={onTop}
              path={pathname}
              isFolded={form === 'folded'}
              isDense={isDense}
              foldedGroups={foldedGroups}
              onFoldGroups={foldGroups}
            />
          )
        }
        toolbar={
          <>
            <Toolbar
              user={shown}
              isNamedBeside={shown !== null && isNamedBeside}
              language={language}
              onLanguageChange={(next) => store.change({ language: next })}
              onLanguagesOpen={prefetchLanguages}
              shortcuts={hasShortcuts && !hasLeftPanel ? shortcuts('horizontal') : null}
              commandPalette={{
                isOpen: commandPalette.isOpen,
                onPress: () => commandPalette.toggle(),
                onIntent: parts.commandPalette.prefetch,
              }}
              hasCommandPaletteField={layoutStyle === 'layout3' && isWide}
              chat={
                isMember && !hasFaces
                  ? {
                      isOpen: chat.isOpen,
                      onPress: () => chat.toggle(),
                      onIntent: parts.chatPanel.prefetch,
                    }
                  : null
              }
              quickPanel={isMember ? <QuickAccess part={parts.quickPanel} /> : null}
              links={{
                profile: existing('/pages/profile'),
                inbox: existing('/apps/mail'),
                login: existing('/login'),
                register: existing('/register'),
              }}
              onSignOut={signOut}
            />
            {layout.hasToolbar ? search : null}
          </>
        }
        leftPanel={hasLeftPanel ? shortcuts('vertical') : null}
        rightPanel={team}
        floating={<ThemeSettings part={parts.themePanel} />}
      >
        {children}
      </ThemedFrame>
      {layout.hasToolbar ? null : search}
      {isSettled ? <BackgroundTasks backgroundTasks={parts.backgroundTasks} /> : null}
      <ShortcutsDialog
        isOpen={shortcutsDialog.isOpen}
        onOpenChange={shortcutsDialog.setOpen}
        groups={keys}
      />
      {user ? (
        <Renewal
          isOpen={isExpiring}
          email={user.email}
          isBusy={isRenewing}
          refusal={refusal ? (refusal.message ?? '') : undefined}
          onSignIn={(password) => session.signIn({ email: user.email, password })}
          onSignOut={signOut}
        />
      ) : null}
      <OfflineNotice />
    </>
  )
}

/* It is part of the logo, which does not grow, so it grows only into the free space next to it. */
const BrandName = styled.span`
  font-size: min(${theme.text.md}, 22px);
  font-weight: 600;
  white-space: nowrap;
`
