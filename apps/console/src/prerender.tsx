import { createWords } from '@console/core/i18n'
import {
  createRedirectTarget,
  createRouteTable,
  createScreens,
  paths,
  wordsOf,
} from '@console/core/routes'
import { createSession, createTokenStore } from '@console/core/session'
import { createSettingsStore } from '@console/core/settings'
import { access } from '@console/feature-access'
import { Fragment } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { Console } from './router'

/**
 * The sign-in page as the build puts it into index.html: shown before any script has come, in English, to whom no token is
 * stored. The browser hydrates it with the same tree.
 */
export async function prerenderSignIn(): Promise<{ body: string; style: string }> {
  const settings = createSettingsStore(nowhere)
  const words = createWords(wordsOf([access]), settings.getState().language)
  const table = createRouteTable([access])
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={paths.signIn}>
          <Console
            session={createSession(createTokenStore(null, null), never)}
            settings={settings}
            words={words}
            send={never}
            table={table}
            screens={createScreens(table, words)}
            target={createRedirectTarget(nowhere)}
            Frame={Fragment}
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

/** Nothing is stored while the page is built. */
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

function never(): Promise<never> {
  return Promise.reject(new Error('Nothing is called while the page is built'))
}
