import type { Decorator, Loader } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import type { StoryContext } from 'storybook/internal/types'

/** Module of a story's console. */
interface LoadedConsole {
  console: typeof import('./StoryConsole')
}

/** In place of MSW, which the addon starts for stories that have none yet. */
const noCalls = {} as SetupWorker

/** Checks whether a story has a console around it: the components of `ui` and the pages of the book make no calls and read no settings. */
function hasConsole({ title }: Pick<StoryContext, 'title'>): boolean {
  return /^(core|templates|marketplace|shell|features)\//.test(title)
}

/** Fetches the console of a story that has one, and MSW. The others are spared both. */
export const consoleLoader: Loader = async (story): Promise<Partial<LoadedConsole>> => {
  if (!hasConsole(story)) {
    story.msw = noCalls
    return {}
  }
  const [console] = await Promise.all([import('./StoryConsole'), import('./worker')])
  return { console }
}

/** Begins a story in its console. Returns a function that ends it. */
export function beginConsole(story: StoryContext): (() => Promise<void>) | undefined {
  const { console } = story.loaded as Partial<LoadedConsole>
  return console?.beginStory(story)
}

/** Environment of a screen in the console (`StoryConsole`). */
export const withConsole: Decorator = (Story, story) => {
  const { console } = story.loaded as Partial<LoadedConsole>
  if (!console) return <Story />
  const { StoryConsole } = console
  return (
    <StoryConsole story={story}>
      <Story />
    </StoryConsole>
  )
}
