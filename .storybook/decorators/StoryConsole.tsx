import { SendContext } from '@console/core/api'
import { createSend } from '@console/core/api/createSend'
import { ConfigurationContext, configuration } from '@console/core/configuration'
import { draftsOfTab, guardDrafts } from '@console/core/drafts'
import { type Notices as Saying, NoticesContext } from '@console/core/notices'
import { browserPendingWrites } from '@console/core/pending-writes'
import { createQueries } from '@console/core/queries'
import { createSession, createTokenStore, SessionContext } from '@console/core/session'
import { startSession } from '@console/core/session/startSession'
import { createSettingsStore, SettingsContext } from '@console/core/settings'
import { memoryStorage } from '@console/core/storage'
import {
  authHandlers,
  endUnanswered,
  issueAccessToken,
  resetSampleBackend,
  sampleAccounts,
  setScenario,
  viewsHandlers,
} from '@console/sample'
import { Notices, notices } from '@console/shell-notices'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { StoryContext } from 'storybook/internal/types'
import { scenarioOf } from '../toolbars'
import { endCalls, sendOf } from './calls'
import { messages } from './messages'
import { type ConsoleShell, initialSettings } from './withShell'

/** Begins a story with its own data, network and endpoints, whatever the previous one did. Returns a function that ends it. */
export function beginStory({ id, globals, loaded, msw }: StoryContext): () => Promise<void> {
  onlineManager.setOnline(true)
  draftsOfTab().clear()
  browserPendingWrites().clear()
  resetSampleBackend()
  setScenario(scenarioOf(globals.scenario))
  msw.use(...authHandlers, ...viewsHandlers)
  msw.use(...((loaded as Partial<ConsoleShell>).shellHandlers ?? []))
  return async () => {
    endUnanswered()
    await endCalls(id)
  }
}

interface StoryConsoleProps {
  story: StoryContext
  children: ReactNode
}

/**
 * Environment of a screen in the console: the calls, a real session of the toolbar's role, settings. A story that needs another
 * stored token sets `parameters.storedToken`; one with the shell around it that needs other settings, `parameters.settings`; one that uses
 * `config.json` beyond the calls, `parameters.configuration`.
 */
export function StoryConsole({ story, children }: StoryConsoleProps) {
  const { globals, parameters, id, title } = story
  const role = String(globals.role)
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
                {children}
                {title.startsWith('shell/notices/') ? null : <Notices />}
              </QueryClientProvider>
            </NoticesContext>
          </SendContext>
        </ConfigurationContext>
      </SettingsContext>
    </SessionContext>
  )
}

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
