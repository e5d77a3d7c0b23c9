// Before React.
import './decorators/untraced'
import './decorators/muteElementTraces'
import './decorators/unpaused'
// Before styled-components.
import './decorators/fastSheets'
import addonA11y from '@storybook/addon-a11y'
import type { DocsTypes } from '@storybook/addon-docs'
import * as docsAnnotations from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import {
  authHandlers,
  interceptionProbe,
  resetSampleBackend,
  setScenario,
  startIntercepting,
  unknownCalls,
  viewsHandlers,
} from '@console/sample'
import { browserPendingWrites } from '@console/core/pending-writes'
import { draftsOfTab } from '@console/core/drafts'
import { ignoreComposedKeys } from '@console/core/keys'
import { onlineManager } from '@tanstack/react-query'
import { setupWorker } from 'msw/browser'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure, getConfig } from 'storybook/test'
import { actOnce, shortWhileWaiting } from './decorators/testingLibrary'
import { atRest } from './decorators/atRest'
import { configureAxe } from './decorators/axeInTest'
import { beginAnew } from './decorators/beginAnew'
import { callsOfEndedStories, endCalls, modulesOfFrames } from './decorators/calls'
import { checkOtherLook } from './decorators/checkOtherLook'
import { checkTexts } from './decorators/checkTexts'
import { type Moment, setClock } from './decorators/clock'
import { checkFocus, forgetFocus } from './decorators/checkFocus'
import { fontsLoader } from './decorators/fonts'
import { withConsole } from './decorators/withConsole'
import { endPlayLanguage, withLanguage, messagesLoader } from './decorators/withLanguage'
import { withLook } from './decorators/withLook'
import { type ConsoleShell, shellLoader, withShell } from './decorators/withShell'
import { addonAbout } from './docs/about'
import { docsPage } from './docs/docsPage'
import { realControls } from './docs/controls'
import { chromaticModes } from './modes'
import { globalTypes, initialGlobals, scenarioOf } from './toolbars'
import addonMsw from 'msw-storybook-addon'

// As the console does before rendering.
ignoreComposedKeys()

// Slow machines get enough time to reach a state; fast ones don't wait.
configure({ asyncUtilTimeout: 20_000, getElementError: shortWhileWaiting(getConfig()) })

/** The only preview: every story of every package is shown, documented and tested through it. */
export default definePreview({
  addons: [
    // addonDocs() would load its blocks, 1.1 MB, with every story.
    definePreviewAddon<DocsTypes>(docsAnnotations),
    addonAbout,
    addonA11y(),
    addonMsw(async () => {
      // These stay when a story's endpoints are removed. A story that is rendered again keeps its endpoints before the handlers
      // of unknown calls.
      const worker = setupWorker(
        interceptionProbe,
        callsOfEndedStories,
        modulesOfFrames,
        ...unknownCalls,
      )
      await startIntercepting(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
      return worker
    }),
  ],
  // The last is outermost.
  decorators: [withShell, withConsole, withLook, withLanguage],
  loaders: [fontsLoader, messagesLoader, shellLoader],
  argTypesEnhancers: [chromaticModes, realControls],
  beforeAll: actOnce,
  // Never asynchronous: `beginAnew` restarts the story, and Storybook reloads the page of one that is still being prepared.
  beforeEach({ id, globals, loaded, msw }) {
    beginAnew(id, globals)
    forgetFocus()
    setClock(globals.clock as Moment)
    // Each story begins online, whatever the previous one did.
    onlineManager.setOnline(true)
    // Drafts of other stories are removed.
    draftsOfTab().clear()
    browserPendingWrites().clear()
    resetSampleBackend()
    setScenario(scenarioOf(globals.scenario))
    msw.use(...authHandlers, ...viewsHandlers)
    msw.use(...((loaded as Partial<ConsoleShell>).shellHandlers ?? []))
    return () => endCalls(id)
  },
  // Runs before axe, which an addon starts after this.
  async afterEach(context) {
    await atRest()
    // Another language renders some fields from the start.
    await checkFocus()
    await endPlayLanguage(context)
    await checkTexts(context)
    await configureAxe(context)
    await checkOtherLook(context)
  },
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: docsPage,
    viewport: {
      options: {
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' } },
        landscape: { name: 'Phone 844 × 390', styles: { width: '844px', height: '390px' } },
        tablet: { name: 'Tablet 1024 × 768', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop 1440 × 900', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      // Storybook reads this without running it: only plain values.
      storySort: {
        order: [
          'Welcome',
          'How to add a story',
          'Messages',
          'Screens',
          'Components',
          'Tokens',
          'Icons',
          'Content',
          'Workflows',
          'Machines',
          'features',
          'templates',
          'ui',
          ['tokens', 'primitives', 'patterns'],
          'shell',
          'core',
        ],
      },
    },
  },
})
