import { interceptionProbe, startIntercepting, unknownCalls } from '@console/sample'
import { passthrough } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { unansweredAfterEnd } from './calls'

/**
 * Handlers that stay when a story's endpoints are removed. A story that is rendered again has its endpoints before those of unknown
 * calls.
 */
const handlers = [
  interceptionProbe,
  // A service worker may pass on a call of a story that is over when its endpoints have been removed and those of the next one are missing
  // or different.
  http.all('*', unansweredAfterEnd),
  // The modules of a preview in a frame, which in development go through the worker of the page around it.
  http.get(/\/(packages|node_modules|\.storybook)\//, () => passthrough()),
  ...unknownCalls,
]

let started: Promise<SetupWorker> | undefined

/** MSW, started once. */
export function startWorker(): Promise<SetupWorker> {
  return (started ??= start())
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers)
  await startIntercepting(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
  return worker
}
