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

/** Facts of the docs pages, as `tools/vite/bookDocs.ts` provides them. */
declare module 'virtual:docs' {
  export interface BookComponent {
    /** `ui/primitives/Button`. */
    title: string
    docsId: string
    file: string
    stories: readonly { id: string; name: string }[]
    /** Day of the last change, `2026-11-28`; left out without history. */
    changed?: string
    purpose?: string
    about?: Pick<import('./docs/about').About, 'use'>
    keyTests: readonly { story: string; rule: string; keys: readonly string[] }[]
  }
  export const components: readonly BookComponent[]
}

/** Icons in use, as `tools/vite/bookSources.ts` provides them. */
declare module 'virtual:icons' {
  export const icons: readonly {
    name: string
    Icon: import('lucide-react').LucideIcon
    files: readonly string[]
    isMirrored: boolean
  }[]
}

/** Tokens in use: `color.accent`. */
declare module 'virtual:tokens' {
  export const usedTokens: readonly { name: string; files: readonly string[] }[]
}
