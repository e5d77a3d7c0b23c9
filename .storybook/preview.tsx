// Before React.
import './decorators/untraced'
import './decorators/muteElementTraces'
import './decorators/unpaused'
// Before styled-components.
import './decorators/fastSheets'
import addonA11y from '@storybook/addon-a11y'
import addonMsw from 'msw-storybook-addon'
import type { DocsTypes } from '@storybook/addon-docs'
import * as docsAnnotations from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { ignoreComposedKeys } from '@console/core/keys'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure, getConfig } from 'storybook/test'
import { actOnce, shortWhileWaiting } from './decorators/testingLibrary'
import { atRest } from './decorators/atRest'
import { configureAxe } from './decorators/axeInTest'
import { beginAnew } from './decorators/beginAnew'
import { checkOtherLook } from './decorators/checkOtherLook'
import { checkTexts } from './decorators/checkTexts'
import { type Moment, setClock } from './decorators/clock'
import { checkFocus, forgetFocus } from './decorators/checkFocus'
import { fontsLoader } from './decorators/fonts'
import { isInTest } from './decorators/isInTest'
import { beginConsole, consoleLoader, withConsole } from './decorators/withConsole'
import { endPlayLanguage, withLanguage, messagesLoader } from './decorators/withLanguage'
import { withLook } from './decorators/withLook'
import { withRouter } from './decorators/withRouter'
import { shellLoader, withShell } from './decorators/withShell'
import { addonAbout } from './docs/about'
import { docsPage } from './docs/docsPage'
import { realControls } from './docs/controls'
import { chromaticModes } from './modes'
import { globalTypes, initialGlobals } from './toolbars'

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
    // For stories with calls (`consoleLoader`).
    addonMsw(async () => (await import('./decorators/worker')).startWorker()),
  ],
  // The last is outermost.
  decorators: [withShell, withConsole, withRouter, withLook, withLanguage],
  loaders: [fontsLoader, messagesLoader, consoleLoader, shellLoader],
  argTypesEnhancers: [chromaticModes, realControls],
  beforeAll: actOnce,
  // Never asynchronous: `beginAnew` restarts the story, and Storybook reloads the page of one that is still being prepared.
  beforeEach(story) {
    beginAnew(story.id, story.globals)
    forgetFocus()
    setClock(story.globals.clock as Moment)
    return beginConsole(story)
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
  // Axe checks each story in its test, and in the book on request: it is larger than most screens.
  initialGlobals: { ...initialGlobals, a11y: { manual: !isInTest } },
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
