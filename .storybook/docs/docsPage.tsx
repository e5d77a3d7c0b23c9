import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { lazy, type ReactNode, Suspense } from 'react'

interface ContainerProps {
  context: DocsContextProps
  children?: ReactNode
}

// Fetched with the first docs page, so that stories don't wait for them.
const BookContainer = lazy(() =>
  import('./BookContainer').then((m) => ({ default: m.BookContainer })),
)
const ComponentPage = lazy(() =>
  import('./ComponentPage').then((m) => ({ default: m.ComponentPage })),
)

/** Frame and content of all docs pages. */
export const docsPage = {
  container: (props: ContainerProps) => (
    <Suspense>
      <BookContainer {...props} />
    </Suspense>
  ),
  page: () => <ComponentPage />,
}
