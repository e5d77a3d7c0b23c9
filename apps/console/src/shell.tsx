import { useSend } from '@console/core/api'
import { localeOf } from '@console/core/i18n'
import { useSetting, useSettingsStore } from '@console/core/settings'
import { displayName, useSession, useSessionState } from '@console/core/session'
import { saveSettings } from '@console/core/settings/saveSettings'
import type { RouteTable } from '@console/core/routes'
import { Frame } from '@console/shell-frame'
import { Navigation } from '@console/shell-navigation'
import { Renewal } from '@console/shell-renewal'
import { LanguageMenu, UserMenu } from '@console/shell-toolbar'
import { AriaProvider, Mark, Stack, Text } from '@console/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from './useNavigation'

/** The shell of who is signed in: gives the shell's parts their data and callbacks, and screens the server's state. */
export function Shell({ table, children }: { table: RouteTable; children: ReactNode }) {
  const { pathname, key } = useLocation()
  const { user, isExpiring, isRenewing, refusal } = useSessionState()
  const session = useSession()
  const send = useSend()
  const settings = useSettingsStore()
  const language = useSetting((all) => all.language)
  const navbarScheme = useSetting((all) => all.navbarScheme)
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
        <Frame
          path={pathname}
          visit={key}
          navbarScheme={navbarScheme === 'system' ? undefined : navbarScheme}
          header={
            <Stack direction="row" gap={3} align="center">
              <Mark size={32} />
              {user ? (
                <Stack gap={0}>
                  <Text weight="medium" isTruncated>
                    {displayName(user)}
                  </Text>
                  <Text size="xs" tone="muted">
                    {user.roles.join(', ')}
                  </Text>
                </Stack>
              ) : null}
            </Stack>
          }
          navigation={<SideNavigation table={table} />}
          toolbar={
            <>
              <LanguageMenu
                language={language}
                onChange={(next) => settings.change({ language: next })}
              />
              {user ? <UserMenu name={displayName(user)} onSignOut={session.signOut} /> : null}
            </>
          }
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
      </QueryClientProvider>
    </AriaProvider>
  )
}

function SideNavigation({ table }: { table: RouteTable }) {
  const { pathname } = useLocation()
  return <Navigation items={useNavigation(table)} path={pathname} />
}
