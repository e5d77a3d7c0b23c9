import { languages } from '@console/core/i18n'
import { type Scenario, scenarios } from '@console/sample'
import { schemes } from '@console/ui'
import type { GlobalTypes } from 'storybook/internal/types'
import { type Moment, moments } from './decorators/clock'
import { layoutStyles } from './decorators/withShell'
import { pseudoLanguage } from './decorators/messages'

/** Initial values of the toolbars. */
export const initialGlobals = {
  scheme: 'paper',
  language: 'en',
  /** No toolbar: the language that a story's play needs; the toolbar's language follows it. Empty: any. */
  playedIn: '',
  role: 'admin',
  scenario: 'ok',
  layout: 'none',
  density: 'regular',
  motion: 'on',
  clock: 'Monday morning' satisfies Moment,
}

/** Toolbars that only change a story's look: it isn't restarted. */
const looks: readonly string[] = ['scheme', 'density', 'motion']

/**
 * Values of the toolbars that change a story's content, as one text. When it changes, the story restarts: with its network,
 * its data, its session and its play function, as on a fresh page of the link.
 */
export function contentOf(globals: Record<string, unknown>): string {
  const names = Object.keys(initialGlobals).filter((name) => !looks.includes(name))
  return names.map((name) => `${name}:${String(globals[name])}`).join(';')
}

/** Scenario of a toolbar's value: a link's `scenario:500` is a number to Storybook. */
export function scenarioOf(value: unknown): Scenario {
  return scenarios.find((scenario) => scenario === String(value)) ?? 'ok'
}

/** A choice. Digits become a number, because Storybook parses and compares them as numbers in an address. */
function item(value: string, title: string) {
  return { value: /^\d+$/.test(value) ? (Number(value) as unknown as string) : value, title }
}

/** @param of noun for the choices, since one of them alone, like "ok", would be unclear in the toolbar */
function items(values: readonly string[], of: string) {
  return values.map((value) => item(value, `${of}: ${value}`))
}

/**
 * The toolbars. Each choice is part of the address. Rarely changed ones are icons: with the choices of all, the bar would be wider than a
 * usual window.
 */
export const globalTypes: GlobalTypes = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'paintbrush',
      items: items(Object.keys(schemes), 'Scheme'),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language and direction',
    toolbar: {
      icon: 'globe',
      items: [...languages.map(({ id, title }) => item(id, title)), item(pseudoLanguage, 'Pšëüdô')],
      dynamicTitle: true,
    },
  },
  role: {
    description: 'Role of who is signed in',
    toolbar: {
      icon: 'user',
      items: items(['SuperAdmin', 'admin', 'staff', 'customer', 'guest'], 'Role'),
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'What the network does',
    toolbar: { icon: 'transfer', items: items(scenarios, 'Network'), dynamicTitle: true },
  },
  layout: {
    description: 'Layout style around screens',
    toolbar: { icon: 'sidebar', items: items(layoutStyles, 'Layout'), dynamicTitle: true },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      items: items(['compact', 'regular', 'relaxed'], 'Density'),
      dynamicTitle: false,
    },
  },
  clock: {
    description: 'What time it is',
    toolbar: { icon: 'time', items: items(Object.keys(moments), 'Time'), dynamicTitle: false },
  },
  motion: {
    description: 'Motion',
    toolbar: { icon: 'play', items: items(['on', 'off'], 'Motion'), dynamicTitle: false },
  },
}
