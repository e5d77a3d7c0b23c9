import { useMediaQuery } from '@console/ui'

/** Whether the screen is large enough for the navigation to stand beside the content: specification 9, breakpoint lg. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1280px)')
}
