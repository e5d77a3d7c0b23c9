import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { schemes } from '@console/ui'
import { languages } from '@console/core/i18n'
import {
  authHandlers,
  interceptionProbe,
  resetSampleBackend,
  scenarios,
  setScenario,
  startIntercepting,
  unknownCalls,
  viewsHandlers,
} from '@console/core/mocks'
import { onlineManager } from '@tanstack/react-query'
import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { configure } from 'storybook/test'
import { actOnce } from './decorators/actOnce'
import { type Moment, moments, setClock } from './decorators/clock'
import { fontsLoader } from './decorators/fonts'
import { withConsole } from './decorators/withConsole'
import { layoutStyles, withFrame } from './decorators/withFrame'
import { withLanguage, wordsLoader } from './decorators/withLanguage'
import { withLook } from './decorators/withLook'
import { pseudoLanguage } from './decorators/words'
import { chromaticModes } from './modes'

// A state is waited for until a slow machine has reached it; a fast one does not wait.
configure({ asyncUtilTimeout: 20_000 })

/** What axe is asked, without the contrast of colours. */
function withoutColors(a11y: object): object {
  return { ...a11y, options: { rules: { 'color-contrast': { enabled: false } } } }
}

/** The only preview: every story of every package is shown, documented and tested through it. */
export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker(interceptionProbe)
      await startIntercepting(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
      return worker
    }),
  ],
  // The last stands outermost.
  decorators: [withFrame, withConsole, withLook, withLanguage],
  loaders: [fontsLoader, wordsLoader],
  argTypesEnhancers: [chromaticModes],
  beforeAll: actOnce,
  beforeEach({ globals, msw, tags, parameters }) {
    // Its story was checked whole, and colours take most of the time: after what a test does, everything else is checked.
    if (tags.includes('test-fn')) parameters.a11y = withoutColors(parameters.a11y)
    setClock(globals.clock as Moment)
    // Each story begins with a network, whatever the one before it did with it.
    onlineManager.setOnline(true)
    resetSampleBackend()
    setScenario(scenarios.find((scenario) => scenario === globals.scenario) ?? 'ok')
    msw.use(...authHandlers, ...viewsHandlers, ...unknownCalls)
  },
  initialGlobals: {
    scheme: 'paper',
    language: 'en',
    role: 'admin',
    scenario: 'ok',
    layout: 'none',
    density: 'regular',
    motion: 'on',
    clock: 'Monday morning' satisfies Moment,
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'paintbrush', items: Object.keys(schemes), dynamicTitle: true },
    },
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        items: [
          ...languages.map(({ id, title }) => ({ value: id, title })),
          { value: pseudoLanguage, title: 'Pšëüdô' },
        ],
        dynamicTitle: true,
      },
    },
    role: {
      description: 'Role of who is signed in',
      toolbar: {
        icon: 'user',
        items: ['SuperAdmin', 'admin', 'staff', 'customer', 'guest'],
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'What the network does',
      toolbar: { icon: 'transfer', items: [...scenarios], dynamicTitle: true },
    },
    layout: {
      description: 'Layout style around screens',
      toolbar: { icon: 'sidebar', items: layoutStyles, dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['compact', 'regular', 'relaxed'], dynamicTitle: true },
    },
    clock: {
      description: 'What time it is',
      toolbar: { icon: 'time', items: Object.keys(moments), dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'play', items: ['on', 'off'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' } },
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
          'Words',
          'Routes',
          'Machines',
          'ui',
          ['tokens', 'primitives', 'patterns'],
          'shell',
          'features',
          'core',
        ],
      },
    },
  },
})
