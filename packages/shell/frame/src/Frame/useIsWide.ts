import { useMediaQuery } from '@console/ui'

/**
 * Returns true where the screen is large enough for the navigation beside the content: specification 9, breakpoint lg.
 */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1280px)')
}
