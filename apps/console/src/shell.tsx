import { useSend } from '@console/core/api'
import { localeOf } from '@console/core/i18n'
import type { RouteTable } from '@console/core/routes'
import { displayName, useSession, useSessionState } from '@console/core/session'
import { useSetting, useSettingsStore } from '@console/core/settings'
import { saveSettings } from '@console/core/settings/saveSettings'
import { Frame } from '@console/shell-frame'
import { Navigation } from '@console/shell-navigation'
import { Renewal } from '@console/shell-renewal'
import { LanguageMenu, UserMenu } from '@console/shell-toolbar'
import { AriaProvider, Mark, Stack, Text } from '@console/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from './useNavigation'

interface ShellProps {
  table: RouteTable
  children: ReactNode
}

/** What screens and shell share: the server's state, the user's settings, the reader's locale. */
export function Shell(props: ShellProps) {
  const { user } = useSessionState()
  const send = useSend()
  const settings = useSettingsStore()
  const language = useSetting((all) => all.language)
  // The calls' own code tries reads again; what one user read is never shown to the next, since this goes with the shell.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } }),
  )
  const isSignedIn = user !== null
  useEffect(
    () => (isSignedIn ? saveSettings(send, settings) : undefined),
    [isSignedIn, send, settings],
  )
  return (
    <AriaProvider locale={localeOf(language)}>
      <QueryClientProvider client={queries}>
        <ComposedFrame {...props} />
      </QueryClientProvider>
    </AriaProvider>
  )
}

/** Gives the shell's parts their data and callbacks. */
function ComposedFrame({ table, children }: ShellProps) {
  const { pathname, key } = useLocation()
  const { user, isExpiring, isRenewing, refusal } = useSessionState()
  const session = useSession()
  const store = useSettingsStore()
  const settings = useSetting((all) => all)
  const items = useNavigation(table)

  return (
    <>
      <Frame
        layoutStyle={settings.layoutStyle}
        layout={settings.layout}
        schemes={{
          navbar: ownScheme(settings.navbarScheme),
          toolbar: ownScheme(settings.toolbarScheme),
          footer: ownScheme(settings.footerScheme),
        }}
        hasCustomScrollbars={settings.hasCustomScrollbars}
        year={new Date().getFullYear()}
        path={pathname}
        visit={key}
        onFold={(isNavbarFolded) => store.change({ layout: { isNavbarFolded } })}
        brand={() => <Mark size={32} />}
        user={(isFolded) =>
          user && !isFolded ? (
            <Stack gap={0}>
              <Text weight="medium" isTruncated>
                {displayName(user)}
              </Text>
              <Text size="xs" tone="muted">
                {user.roles.join(', ')}
              </Text>
            </Stack>
          ) : null
        }
        navigation={() => <Navigation items={items} path={pathname} />}
        toolbar={
          <>
            <LanguageMenu
              language={settings.language}
              onChange={(language) => store.change({ language })}
            />
            {user ? <UserMenu name={displayName(user)} onSignOut={session.signOut} /> : null}
          </>
        }
        leftPanel={null}
        rightPanel={null}
      >
        {children}
      </Frame>
      {user ? (
        <Renewal
          isOpen={isExpiring}
          email={user.email}
          isBusy={isRenewing}
          refusal={refusal ? (refusal.message ?? '') : undefined}
          onSignIn={(password) => session.signIn({ email: user.email, password })}
          onSignOut={session.signOut}
        />
      ) : null}
    </>
  )
}

/** A part that follows the page has no scheme of its own. */
function ownScheme(scheme: string): string | undefined {
  return scheme === 'system' ? undefined : scheme
}
