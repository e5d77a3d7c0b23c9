import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import { quickPanelData, type QuickPanelData } from '../contract'
import { filledData, noData } from './fixtures'

/**
 * `GET /quick-panel/data`, answered by `resolver`; stories pass their own. Beside a real server the sample backend cannot know
 * its tokens, so the call is public.
 */
export function readData(resolver: Resolver<QuickPanelData, undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/quick-panel/data',
      roles: 'public',
      answer: quickPanelData,
    },
    resolver,
  )
}

/** The quick panel's part of the sample backend. */
export const quickPanelHandlers = [
  readData(() => (scenarioFor('GET /quick-panel/data') === 'empty' ? noData : filledData)),
]
