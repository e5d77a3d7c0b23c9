import { createMessages, type MessageBundle } from '@console/core/i18n'
import {
  createRedirectTarget,
  createRouteTable,
  createScreens,
  paths,
  messagesOf,
} from '@console/core/routes'
import { createSession, createTokenStore } from '@console/core/session'
import { createSettingsStore } from '@console/core/settings'
import { access } from '@console/feature-access'
import { Fragment } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { features } from './features'
import { Console } from './router'

/**
 * Renders the sign-in page that the build puts into index.html: shown before any script has loaded, in English, to
 * visitors without a stored token. The browser hydrates it with the same tree.
 */
export async function prerenderSignIn(): Promise<{ body: string; style: string }> {
  const settings = createSettingsStore(nowhere)
  const signInMessages = createMessages(settings.getState().language)
  const table = createRouteTable([access])
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={paths.signIn}>
          <Console
            session={createSession(createTokenStore(nowhere, nowhere), never)}
            settings={settings}
            messages={signInMessages}
            configuration={never}
            send={never}
            table={table}
            screens={createScreens(table, signInMessages)}
            target={createRedirectTarget(nowhere)}
            frame={{ get: () => Fragment }}
          />
        </StaticRouter>,
      ),
    )
    const body = await new Response(prelude).text()
    return { body, style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

export { noScriptMessages } from '@console/shell-notices'

/** A route: its patterns, and the functions that fetch its screen and its messages. */
export interface RouteFetches {
  patterns: readonly string[]
  screen: readonly (() => Promise<unknown>)[]
  messages: readonly MessageBundle['load'][]
}

/** Lists what every route inside the shell fetches, so that the build can name the files. */
export function listRoutes(): RouteFetches[] {
  return features.flatMap((feature) =>
    feature.routes
      .filter(({ hasFrame }) => hasFrame)
      .map((route) => ({
        patterns: [route.pattern, ...(route.aliases ?? [])],
        screen: route.fetches ?? [route.screen],
        messages: messagesOf(feature, route).map(({ load }) => load),
      })),
  )
}

/** Nothing is stored during the build. */
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

function never(): Promise<never> {
  return Promise.reject(new Error('Nothing is called while the page is built'))
}
