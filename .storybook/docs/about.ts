import type { ReactNode } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'

/**
 * Text of a docs page: `parameters.about` in the meta of a stories file. Names between backticks become code, and links where they are
 * titles. `pnpm check stories` reports a component without it.
 */
export interface About {
  /** Use cases. */
  use: string
  /** Other components, and their use cases. */
  instead: string
  /** Visible parts, in reading order. */
  anatomy: readonly string[]
  do: readonly AdviceLine[]
  dont: readonly AdviceLine[]
}

/** A piece of advice; with an example where it is about something visible. */
export type AdviceLine = string | { text: string; example: () => ReactNode }

interface AboutTypes {
  parameters: { about?: About }
}

/** Adds `about` to the types of parameters. */
export const addonAbout = definePreviewAddon<AboutTypes>({})
