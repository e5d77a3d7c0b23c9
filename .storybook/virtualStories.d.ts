/** Storybook's own index, as `tools/vite/storyIndex.ts` provides it to the pages. */
declare module 'virtual:stories' {
  export const stories: readonly {
    id: string
    title: string
    /** Relative to the workspace, as `story` is exported there. */
    file: string
    story: string
  }[]
}
