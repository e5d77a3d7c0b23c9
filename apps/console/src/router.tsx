import { type Send, SendContext } from '@console/core/api'
import { type Configuration, ConfigurationContext } from '@console/core/configuration'
import { isLanguageId, localeOf, type Messages } from '@console/core/i18n'
import { NoticesContext } from '@console/core/notices'
import {
  GuardedNavigator,
  GuardedRoutes,
  type LazyComponent,
  type RedirectTarget,
  type RouteTable,
  type Screens,
} from '@console/core/routes'
import { type Session, SessionContext } from '@console/core/session'
import { SettingsContext, type SettingsStore } from '@console/core/settings'
import {
  FullPageMessage,
  FullPageWait,
  Notices,
  notices,
  reportMissingPart,
} from '@console/shell-notices'
import { AriaProvider, Look, MissingPartContext, NavigationProvider } from '@console/ui'
import { type ComponentType, type ReactNode, startTransition, useCallback } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router-dom'

/** Parts of the console; `main` creates them for the browser, `prerender` for the built page. */
export interface Parts {
  session: Session
  settings: SettingsStore
  messages: Messages
  /** Contents of `config.json`, once it is read. */
  configuration: () => Promise<Configuration>
  send: Send
  table: RouteTable
  screens: Screens
  target: RedirectTarget
  /** The shell, for the screens that have one. */
  frame: Pick<LazyComponent<ComponentType<{ children: ReactNode }>>, 'get'>
}

/** The console: every screen of every feature behind the route guard, with the providers they need. */
export function Console({
  session,
  settings,
  messages,
  configuration,
  send,
  table,
  screens,
  target,
  frame,
}: Parts) {
  return (
    <GuardedNavigator screenAt={table.find}>
      <I18nextProvider i18n={messages.i18n}>
        <SessionContext value={session}>
          <SettingsContext value={settings}>
            <ConfigurationContext value={configuration}>
              <SendContext value={send}>
                <NoticesContext value={notices}>
                  <MissingPartContext value={reportMissingPart}>
                    <Look>
                      <Localized>
                        <Links screens={screens}>
                          <GuardedRoutes
                            table={table}
                            screens={screens}
                            target={target}
                            frame={frame}
                            waiting={<FullPageWait />}
                            failed={({ retry, isInFrame, isUnfetched }) => (
                              <FullPageMessage
                                kind={isUnfetched ? 'unfetched' : 'screen'}
                                onRetry={retry}
                                isInFrame={isInFrame}
                              />
                            )}
                          />
                          <Notices />
                        </Links>
                      </Localized>
                    </Look>
                  </MissingPartContext>
                </NoticesContext>
              </SendContext>
            </ConfigurationContext>
          </SettingsContext>
        </SessionContext>
      </I18nextProvider>
    </GuardedNavigator>
  )
}

/** Sets the page's language for the dates and numbers of fields and overlays, with or without the shell. */
function Localized({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  return (
    <AriaProvider locale={localeOf(isLanguageId(language) ? language : 'en')}>
      {children}
    </AriaProvider>
  )
}

/**
 * Lets links navigate without a page load. The next screen is drawn in the frame of the press where its code has loaded; otherwise the
 * current one stays until it has. A transition would draw it in slices, with a frame and its style sheets in between: half again as long.
 */
function Links({ screens, children }: { screens: Screens; children: ReactNode }) {
  const navigate = useNavigate()
  const follow = useCallback(
    (path: string, options?: { state?: unknown }) => {
      const go = () => void navigate(path, options)
      if (screens.isLoaded(new URL(path, location.href).pathname)) go()
      else startTransition(go)
    },
    [navigate, screens],
  )
  return (
    <NavigationProvider navigate={follow} useHref={useHref}>
      {children}
    </NavigationProvider>
  )
}
