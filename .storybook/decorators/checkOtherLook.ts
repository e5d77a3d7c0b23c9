import type { PreparedStory } from 'storybook/internal/types'
import { onlyViolations } from './axeInTest'
import { checkTexts, type PlayedStory } from './checkTexts'
import { changeLanguage } from './changeLanguage'
import { isInTest } from './isInTest'

/** Rules of axe that depend on colours, direction or language. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'valid-lang',
]

/** Dark, and right to left in Arabic. */
const otherLook = { scheme: 'ink', language: 'ar' } as const

/** Titles of the features' screens with a `Filled` story, which comes first in its file. */
const screensWithFilled = new Set<string>()

/**
 * Checks the end of a story's test in the other look, too: colours before the switch, texts after it. The look stays, so that axe,
 * which an addon starts after this, finds the other colours and texts. A part of the look that the story's own `globals` set stays
 * as it is.
 * @throws Error with the violations of the first look, or with the faults of texts in the other
 */
export async function checkOtherLook(story: PlayedStory): Promise<void> {
  if (!isInTest) return
  if (story.name === 'Filled' && story.title.startsWith('features/'))
    screensWithFilled.add(story.title)
  if (!hasOtherLook(story)) return
  const { scheme, language } = ownGlobals(story)
  await checkColours()
  if (scheme === undefined) document.documentElement.dataset.scheme = otherLook.scheme
  if (language === undefined) await changeLanguage(otherLook.language)
  await checkTexts(story)
}

/**
 * A `.test` covers its actions, and templates have stories of their own. For a screen with a `Filled` story, that one and the
 * narrow ones are enough: the others add only templates and primitives.
 */
function hasOtherLook(story: PlayedStory): boolean {
  const { title, name, tags } = story
  const { scheme, language } = ownGlobals(story)
  if (tags.includes('test-fn') || tags.includes('drawn-by-template')) return false
  if (scheme !== undefined && language !== undefined) return false
  return !screensWithFilled.has(title) || /^(Filled$|Narrow)/.test(name)
}

/** Settings of the toolbars that the story itself sets. Storybook passes them, but not in its types. */
function ownGlobals(story: PlayedStory): Record<string, unknown> {
  return (story as PlayedStory & Pick<PreparedStory, 'storyGlobals'>).storyGlobals
}

async function checkColours(): Promise<void> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: [document.body], exclude: [['#storybook-docs']] },
    { ...onlyViolations, runOnly: rulesOfLooks },
  )
  if (violations.length === 0) return
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  throw new Error(`Colours or languages cannot be read:\n${faults.join('\n')}`)
}
