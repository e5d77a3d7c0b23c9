import { SendContext } from '@console/core/api'
import { createSend } from '@console/core/api/createSend'
import { ConfigurationContext, configuration } from '@console/core/configuration'
import { draftsOfTab, guardDrafts } from '@console/core/drafts'
import { localeOf } from '@console/core/i18n'
import { issueAccessToken, sampleAccounts } from '@console/sample'
import { type Notices as Saying, NoticesContext } from '@console/core/notices'
import { createSession, createTokenStore, SessionContext } from '@console/core/session'
import { startSession } from '@console/core/session/startSession'
import { createSettingsStore, SettingsContext } from '@console/core/settings'
import { memoryStorage } from '@console/core/storage'
import { Notices, notices } from '@console/shell-notices'
import { createQueries } from '@console/core/queries'
import { GuardedNavigator } from '@console/core/routes'
import { AriaProvider, NavigationProvider } from '@console/ui'
import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter, useHref, useNavigate } from 'react-router-dom'
import { sendOf } from './calls'
import { languageOf, messages } from './messages'
import { initialSettings } from './withShell'

/**
 * Environment of a screen in the console: the calls, a real session of the toolbar's role, settings, routes. A story that needs another
 * stored token sets `parameters.storedToken`; one whose screen reads its address, `parameters.address`; one with the shell around it
 * that needs other settings, `parameters.settings`; one that uses `config.json` beyond the calls, `parameters.configuration`.
 */
export const withConsole: Decorator = (Story, story) => {
  const { globals, parameters, id, title } = story
  const role = String(globals.role)
  const language = languageOf(useTranslation().i18n.language)
  const storedToken = parameters.storedToken as string | null | undefined
  const configured = useMemo(
    () => () => Promise.resolve(configurationOf(parameters.configuration)),
    [parameters.configuration],
  )
  const made = useMemo(() => makeConsole(id, role, storedToken), [id, role, storedToken])
  const [settings] = useState(() => {
    const store = createSettingsStore(memoryStorage())
    store.change(initialSettings(story))
    return store
  })
  useEffect(() => {
    const readAgain = () => void made.queries.invalidateQueries()
    messages.i18n.on('languageChanged', readAgain)
    return () => {
      messages.i18n.off('languageChanged', readAgain)
      made.end()
    }
  }, [made])
  return (
    <SessionContext value={made.session}>
      <SettingsContext value={settings}>
        <ConfigurationContext value={configured}>
          <SendContext value={made.send}>
            <NoticesContext value={made.notices}>
              <QueryClientProvider client={made.queries}>
                <MemoryRouter initialEntries={[(parameters.address as string | undefined) ?? '/']}>
                  <GuardedNavigator screenAt={oneScreen}>
                    <Links locale={localeOf(language)}>
                      <Story />
                      {title.startsWith('shell/notices/') ? null : <Notices />}
                    </Links>
                  </GuardedNavigator>
                </MemoryRouter>
              </QueryClientProvider>
            </NoticesContext>
          </SendContext>
        </ConfigurationContext>
      </SettingsContext>
    </SessionContext>
  )
}

/** A story shows one screen, whatever its address. */
const oneScreen = () => 'story'

/** Parses `config.json` of a story. */
function configurationOf(given: unknown) {
  return configuration.parse({
    addresses: {},
    sampleBackend: 'all',
    ...(given as object | undefined),
  })
}

function makeConsole(story: string, role: string, storedToken: string | null | undefined) {
  const account = sampleAccounts.find(({ roles }) => roles.length === 1 && roles[0] === role)
  const tokens = createTokenStore(memoryStorage(), memoryStorage())
  const token = storedToken === undefined ? account && issueAccessToken(account) : storedToken
  if (token) tokens.write(token)
  const send = sendOf(
    story,
    createSend(
      configurationOf({}),
      {
        token: tokens.read,
        language: messages.language,
        onUnauthorized: (refused) => session.reportUnauthorized(refused),
      },
      { pauses: [0, 0] },
    ),
  )
  const session = createSession(tokens, async () => startSession(send, tokens))
  const leaveDrafts = guardDrafts(session, draftsOfTab())
  const queries = createQueries()
  let isOver = false
  // Notices of an unmounted screen are not shown in the next story.
  const saying: Saying = { snackbar: (notice) => (isOver ? undefined : notices.snackbar(notice)) }
  return {
    send,
    session,
    queries,
    notices: saying,
    /**
     * Ends with the story everything that outlives its screens, as the end of a session does; other tabs are not
     * notified.
     */
    end() {
      isOver = true
      const token = tokens.read()
      if (token !== null) session.reportUnauthorized(token)
      leaveDrafts()
      queries.clear()
    },
  }
}

function Links({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <NavigationProvider navigate={useNavigate()} useHref={useHref}>
      <AriaProvider locale={locale}>{children}</AriaProvider>
    </NavigationProvider>
  )
}
