import type { Decorator, Loader } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import type { StoryContext } from 'storybook/internal/types'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The sample backend of a story with a console. */
    msw: SetupWorker
  }
}

/** Modules of a story's console. */
interface LoadedConsole {
  console: typeof import('./StoryConsole')
  worker: SetupWorker
}

/** Checks whether a story has a console around it: the components of `ui` and the pages of the book make no calls and read no settings. */
function hasConsole({ title }: Pick<StoryContext, 'title'>): boolean {
  return /^(core|templates|marketplace|shell|features)\//.test(title)
}

/** Fetches the console of a story that has one, and starts MSW. */
export const consoleLoader: Loader = async (story): Promise<Partial<LoadedConsole>> => {
  if (!hasConsole(story)) return {}
  const [console, { startWorker }] = await Promise.all([
    import('./StoryConsole'),
    import('./worker'),
  ])
  return { console, worker: await startWorker() }
}

/** Begins a story in its console. Returns a function that ends it. */
export function beginConsole(story: StoryContext): (() => Promise<void>) | undefined {
  const { console, worker } = story.loaded as Partial<LoadedConsole>
  if (!console || !worker) return undefined
  story.msw = worker
  return console.beginStory(story)
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
